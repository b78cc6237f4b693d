/* A class with Lombok's @Delegate. */
package self_return;

import java.util.concurrent.Callable;
import lombok.RequiredArgsConstructor;
import lombok.experimental.Delegate;

public class Program implements Callable<String> {

    @RequiredArgsConstructor
    static final class Guarded implements Query {
        @Delegate
        private final Query query;
    }

    @Override
    public String call() {
        return Question.ask(new Guarded(new Table()));
    }
}
