/* A class with Lombok's @Delegate. */
package same_default_twice;

import java.util.concurrent.Callable;
import lombok.RequiredArgsConstructor;
import lombok.experimental.Delegate;

public class Program implements Callable<String> {

    @RequiredArgsConstructor
    static final class Device implements Pump, Motor {
        @Delegate
        private final Pump pump;

        @Delegate
        private final Motor motor;
    }

    @Override
    public String call() {
        return Question.ask(new Device(Parts.pump(), Parts.motor()));
    }
}
