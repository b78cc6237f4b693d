/* A class with Groovy's @Delegate. */
package resolved_by_hand

import groovy.transform.TupleConstructor
import java.util.concurrent.Callable

@TupleConstructor(includeFields = true)
final class Device {
    @Delegate
    private final Pump pump

    @Delegate
    private final Motor motor

    @Override
    String start() {
        motor.start() + ', ' + pump.start()
    }
}

class Program implements Callable<String> {
    @Override
    String call() {
        Question.ask(new Device(Parts.pump(), Parts.motor()))
    }
}
