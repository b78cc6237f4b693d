/* A class by hand, in which one method serves both interfaces. */
package conflict_is_error;

import java.util.concurrent.Callable;

public class Program implements Callable<String> {

    static final class Device implements Pump, Motor {
        private final Pump pump;
        private final Motor motor;

        Device(Pump pump, Motor motor) {
            this.pump = pump;
            this.motor = motor;
        }

        @Override
        public String start() {
            return pump.start();
        }

        @Override
        public int litres() {
            return pump.litres();
        }

        @Override
        public int watts() {
            return motor.watts();
        }
    }

    @Override
    public String call() {
        return Question.ask(new Device(Parts.pump(), Parts.motor()));
    }
}
