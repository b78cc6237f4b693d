/* A class with Groovy's @Delegate. */
package bridges

import groovy.transform.TupleConstructor
import java.util.concurrent.Callable

@TupleConstructor(includeFields = true)
final class Book {
    @Delegate
    private final Words words
}

class Program implements Callable<String> {
    @Override
    String call() {
        Question.ask(new Book(new Page()))
    }
}
