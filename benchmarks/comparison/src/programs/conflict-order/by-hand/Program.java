/* Two classes by hand, which differ in the order of their fields. */
package conflict_order;

import java.util.concurrent.Callable;

public class Program implements Callable<String> {

    static final class PumpFirst implements Pump, Motor {
        private final Pump pump;
        private final Motor motor;

        PumpFirst(Pump pump, Motor motor) {
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

    static final class MotorFirst implements Motor, Pump {
        private final Motor motor;
        private final Pump pump;

        MotorFirst(Motor motor, Pump pump) {
            this.motor = motor;
            this.pump = pump;
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
        return Question.ask(new PumpFirst(Parts.pump(), Parts.motor()), new MotorFirst(Parts.motor(), Parts.pump()));
    }
}
