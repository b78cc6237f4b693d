/* Two classes with Manifold's @link, which differ in the order of their fields. */
package conflict_order;

import java.util.concurrent.Callable;
import manifold.ext.delegation.rt.api.link;

public class Program implements Callable<String> {

    static final class PumpFirst implements Pump, Motor {
        @link
        private final Pump pump;

        @link
        private final Motor motor;

        PumpFirst(Pump pump, Motor motor) {
            this.pump = pump;
            this.motor = motor;
        }
    }

    static final class MotorFirst implements Motor, Pump {
        @link
        private final Motor motor;

        @link
        private final Pump pump;

        MotorFirst(Motor motor, Pump pump) {
            this.motor = motor;
            this.pump = pump;
        }
    }

    @Override
    public String call() {
        return Question.ask(new PumpFirst(Parts.pump(), Parts.motor()), new MotorFirst(Parts.motor(), Parts.pump()));
    }
}
