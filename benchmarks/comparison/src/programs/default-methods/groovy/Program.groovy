/* A class with Groovy's @Delegate. */
package default_methods

import groovy.transform.TupleConstructor
import java.util.concurrent.Callable

@TupleConstructor(includeFields = true)
final class Guest {
    @Delegate
    private final Greeter greeter
}

class Program implements Callable<String> {
    @Override
    String call() {
        Question.ask(new Guest(new Polite()))
    }
}
