/* Two classes with Groovy's @Delegate, which differ in the order of their fields. */
package conflict_order

import groovy.transform.TupleConstructor
import java.util.concurrent.Callable

@TupleConstructor(includeFields = true)
final class PumpFirst {
    @Delegate
    private final Pump pump

    @Delegate
    private final Motor motor
}

@TupleConstructor(includeFields = true)
final class MotorFirst {
    @Delegate
    private final Motor motor

    @Delegate
    private final Pump pump
}

class Program implements Callable<String> {
    @Override
    String call() {
        Question.ask(new PumpFirst(Parts.pump(), Parts.motor()), new MotorFirst(Parts.motor(), Parts.pump()))
    }
}
