/* A class with Lombok's @Delegate. */
package deprecation;

import java.util.concurrent.Callable;
import lombok.RequiredArgsConstructor;
import lombok.experimental.Delegate;

public class Program implements Callable<String> {

    @RequiredArgsConstructor
    static final class Gate implements Door {
        @Delegate
        private final Door door;
    }

    @Override
    public String call() {
        return Question.ask(new Gate(new Wood()));
    }
}
