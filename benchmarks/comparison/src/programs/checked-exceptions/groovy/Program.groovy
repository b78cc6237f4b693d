/* A class with Groovy's @Delegate. */
package checked_exceptions

import groovy.transform.TupleConstructor
import java.util.concurrent.Callable

@TupleConstructor(includeFields = true)
final class Pipe {
    @Delegate
    private final Source source
}

class Program implements Callable<String> {
    @Override
    String call() {
        Question.ask(new Pipe({ 7 } as Source))
    }
}
