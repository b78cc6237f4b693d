/* A class with Manifold's @link. */
package conflict_is_error;

import java.util.concurrent.Callable;
import manifold.ext.delegation.rt.api.link;

public class Program implements Callable<String> {

    static final class Device implements Pump, Motor {
        @link
        private final Pump pump;

        @link
        private final Motor motor;

        Device(Pump pump, Motor motor) {
            this.pump = pump;
            this.motor = motor;
        }
    }

    @Override
    public String call() {
        return Question.ask(new Device(Parts.pump(), Parts.motor()));
    }
}
