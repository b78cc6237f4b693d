/* A class with Groovy's @Delegate. */
package several_delegates

import groovy.transform.TupleConstructor
import java.util.concurrent.Callable

@TupleConstructor(includeFields = true)
final class Device {
    @Delegate
    private final Pump pump

    @Delegate
    private final Motor motor
}

class Program implements Callable<String> {
    @Override
    String call() {
        Question.ask(new Device(Parts.pump(), Parts.motor()))
    }
}
