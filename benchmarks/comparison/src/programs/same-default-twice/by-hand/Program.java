/* A class by hand; javac asks for the abstract methods only. */
package same_default_twice;

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
