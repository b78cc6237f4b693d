/* A class with Lombok's @Delegate. */
package varargs;

import java.util.concurrent.Callable;
import lombok.RequiredArgsConstructor;
import lombok.experimental.Delegate;

public class Program implements Callable<String> {

    @RequiredArgsConstructor
    static final class Glue implements Joiner {
        @Delegate
        private final Joiner joiner;
    }

    @Override
    public String call() {
        return Question.ask(new Glue(new Plain()));
    }
}
