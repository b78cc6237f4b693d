/* A class with Lombok's @Delegate. */
package checked_exceptions;

import java.util.concurrent.Callable;
import lombok.RequiredArgsConstructor;
import lombok.experimental.Delegate;

public class Program implements Callable<String> {

    @RequiredArgsConstructor
    static final class Pipe implements Source {
        @Delegate
        private final Source source;
    }

    @Override
    public String call() throws Exception {
        return Question.ask(new Pipe(() -> 7));
    }
}
