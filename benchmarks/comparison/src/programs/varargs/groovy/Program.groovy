/* A class with Groovy's @Delegate. */
package varargs

import groovy.transform.TupleConstructor
import java.util.concurrent.Callable

@TupleConstructor(includeFields = true)
final class Glue {
    @Delegate
    private final Joiner joiner
}

class Program implements Callable<String> {
    @Override
    String call() {
        Question.ask(new Glue(new Plain()))
    }
}
