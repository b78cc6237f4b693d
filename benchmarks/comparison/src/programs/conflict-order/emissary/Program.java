/* Two emissaries, which differ in the order of their components. */
package conflict_order;

import dev.emissary.Emissary;
import java.util.concurrent.Callable;

public class Program implements Callable<String> {

    @Emissary
    record PumpFirst(Pump pump, Motor motor) {}

    @Emissary
    record MotorFirst(Motor motor, Pump pump) {}

    @Override
    public String call() {
        return Question.ask(new PumpFirst(Parts.pump(), Parts.motor()), new MotorFirst(Parts.motor(), Parts.pump()));
    }
}
