// clauses: EM-CONF-5
//// Answers.java
import java.util.concurrent.Callable;

class Answers {
    interface TextCallable extends Callable<Object> {
        @Override
        String call() throws Exception;
    }

    emissary Answer(Callable<Object> question) implements TextCallable;  // error: method.required.result
}
//// fixed: Answers.java
import java.util.concurrent.Callable;

class Answers {
    interface TextCallable extends Callable<Object> {
        @Override
        String call() throws Exception;
    }

    emissary Answer(Callable<Object> question) implements TextCallable {
        @Override public String call() throws Exception { throw new UnsupportedOperationException(); }
    }
}
