/* Two classes with Lombok's @Delegate, which differ in the order of their fields. */
package conflict_order;

import java.util.concurrent.Callable;
import lombok.RequiredArgsConstructor;
import lombok.experimental.Delegate;

public class Program implements Callable<String> {

    @RequiredArgsConstructor
    static final class PumpFirst implements Pump, Motor {
        @Delegate
        private final Pump pump;

        @Delegate
        private final Motor motor;
    }

    @RequiredArgsConstructor
    static final class MotorFirst implements Motor, Pump {
        @Delegate
        private final Motor motor;

        @Delegate
        private final Pump pump;
    }

    @Override
    public String call() {
        return Question.ask(new PumpFirst(Parts.pump(), Parts.motor()), new MotorFirst(Parts.motor(), Parts.pump()));
    }
}
