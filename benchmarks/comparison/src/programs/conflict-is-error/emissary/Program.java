/* An emissary. */
package conflict_is_error;

import dev.emissary.Emissary;
import java.util.concurrent.Callable;

public class Program implements Callable<String> {

    @Emissary
    record Device(Pump pump, Motor motor) {}

    @Override
    public String call() {
        return Question.ask(new Device(Parts.pump(), Parts.motor()));
    }
}
