/* A class with Lombok's @Delegate. */
package redeclared_object_methods;

import java.util.concurrent.Callable;
import lombok.RequiredArgsConstructor;
import lombok.experimental.Delegate;

public class Program implements Callable<String> {

    @RequiredArgsConstructor
    static final class Quote implements Text {
        @Delegate
        private final Text text;
    }

    @Override
    public String call() {
        return Question.ask(new Quote(new Word()));
    }
}
