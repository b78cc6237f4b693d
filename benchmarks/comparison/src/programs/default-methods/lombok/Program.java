/* A class with Lombok's @Delegate. */
package default_methods;

import java.util.concurrent.Callable;
import lombok.RequiredArgsConstructor;
import lombok.experimental.Delegate;

public class Program implements Callable<String> {

    @RequiredArgsConstructor
    static final class Guest implements Greeter {
        @Delegate
        private final Greeter greeter;
    }

    @Override
    public String call() {
        return Question.ask(new Guest(new Polite()));
    }
}
