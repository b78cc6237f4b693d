/* A class with Groovy's @Delegate, told to leave a method out. */
package without_one_method

import groovy.transform.TupleConstructor
import java.util.concurrent.Callable

@TupleConstructor(includeFields = true)
final class History {
    @Delegate(interfaces = false, excludes = ['pop'])
    private final Stack stack
}

class Program implements Callable<String> {
    @Override
    String call() {
        Question.ask(new History(Stacks.of(1)))
    }
}
