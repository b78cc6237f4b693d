/* A class with Groovy's @Delegate. */
package generic_methods

import groovy.transform.TupleConstructor
import java.util.concurrent.Callable

@TupleConstructor(includeFields = true)
final class Arbiter {
    @Delegate
    private final Chooser chooser
}

class Program implements Callable<String> {
    @Override
    String call() {
        Question.ask(new Arbiter(new Larger()))
    }
}
