/* An emissary whose body has one method. */
package resolved_by_hand;

import dev.emissary.Emissary;
import java.util.concurrent.Callable;

public class Program implements Callable<String> {

    @Emissary
    record Device(Pump pump, Motor motor) {
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
