/* Groovy's @Delegate, with its annotation for the constructor. */
package generic_class

import groovy.transform.CompileStatic
import groovy.transform.TupleConstructor
import java.util.concurrent.Callable

@CompileStatic
@TupleConstructor(includeFields = true)
final class Guarded<T> {
    @Delegate private final Box<T> box
}

/** Asks the question of a class by Groovy. */
class Program implements Callable<String> {
    @Override
    String call() {
        Question.ask(new Guarded<>(Question.BOX))
    }
}
