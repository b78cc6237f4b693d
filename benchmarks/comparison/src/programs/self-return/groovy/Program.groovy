/* A class with Groovy's @Delegate. */
package self_return

import groovy.transform.TupleConstructor
import java.util.concurrent.Callable

@TupleConstructor(includeFields = true)
final class Guarded {
    @Delegate
    private final Query query
}

class Program implements Callable<String> {
    @Override
    String call() {
        Question.ask(new Guarded(new Table()))
    }
}
