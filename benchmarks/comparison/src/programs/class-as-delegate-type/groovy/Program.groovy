/* A class with Groovy's @Delegate. */
package class_as_delegate_type

import groovy.transform.TupleConstructor
import java.util.concurrent.Callable

@TupleConstructor(includeFields = true)
final class Watch {
    @Delegate
    private final Clock clock
}

class Program implements Callable<String> {
    @Override
    String call() {
        Question.ask(new Watch(new Clock()))
    }
}
