/* A class with Lombok's @Delegate, which leaves out what is written by hand. */
package resolved_by_hand;

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

        @Override
        public String start() {
            return motor.start() + ", " + pump.start();
        }
    }

    @Override
    public String call() {
        return Question.ask(new Device(Parts.pump(), Parts.motor()));
    }
}
