/* A class with Groovy's @Delegate that names the interface. */
package part_of_the_type

import groovy.transform.TupleConstructor
import java.util.concurrent.Callable

@TupleConstructor(includeFields = true)
final class Statement implements Readable {
    @Delegate(interfaces = false, includeTypes = Readable)
    private final Account account
}

class Program implements Callable<String> {
    @Override
    String call() {
        Question.ask(new Statement(new Savings()))
    }
}
