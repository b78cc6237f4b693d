/* A class with Groovy's @Delegate. */
package parameter_names

import groovy.transform.TupleConstructor
import java.util.concurrent.Callable

@TupleConstructor(includeFields = true)
final class Atlas {
    @Delegate
    private final Map map
}

class Program implements Callable<String> {
    @Override
    String call() {
        Question.ask(new Atlas(new Flat()))
    }
}
