/* A class with Groovy's @Delegate. */
package redeclared_object_methods

import groovy.transform.TupleConstructor
import java.util.concurrent.Callable

@TupleConstructor(includeFields = true)
final class Quote {
    @Delegate
    private final Text text
}

class Program implements Callable<String> {
    @Override
    String call() {
        Question.ask(new Quote(new Word()))
    }
}
