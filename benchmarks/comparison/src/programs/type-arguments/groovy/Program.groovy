/* A class with Groovy's @Delegate. */
package type_arguments

import groovy.transform.TupleConstructor
import java.util.concurrent.Callable

@TupleConstructor(includeFields = true)
final class Drawer {
    @Delegate
    private final Box<String> box
}

class Program implements Callable<String> {
    @Override
    String call() {
        Question.ask(new Drawer(new Crate()))
    }
}
