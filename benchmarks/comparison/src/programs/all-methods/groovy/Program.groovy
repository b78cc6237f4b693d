/* A class with Groovy's @Delegate. */
package all_methods

import groovy.transform.TupleConstructor
import java.util.concurrent.Callable

@TupleConstructor(includeFields = true)
final class Shelf {
    @Delegate
    private final Store store
}

class Program implements Callable<String> {
    @Override
    String call() {
        Question.ask(new Shelf(Question.store()))
    }
}
