/* A class with Groovy's @Delegate. */
package deprecation

import groovy.transform.TupleConstructor
import java.util.concurrent.Callable

@TupleConstructor(includeFields = true)
final class Gate {
    @Delegate
    private final Door door
}

class Program implements Callable<String> {
    @Override
    String call() {
        Question.ask(new Gate(new Wood()))
    }
}
