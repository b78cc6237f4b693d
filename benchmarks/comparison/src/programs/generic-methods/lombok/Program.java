/* A class with Lombok's @Delegate. */
package generic_methods;

import java.util.concurrent.Callable;
import lombok.RequiredArgsConstructor;
import lombok.experimental.Delegate;

public class Program implements Callable<String> {

    @RequiredArgsConstructor
    static final class Arbiter implements Chooser {
        @Delegate
        private final Chooser chooser;
    }

    @Override
    public String call() {
        return Question.ask(new Arbiter(new Larger()));
    }
}
