/* Groovy's @Delegate, with its annotation for the constructor. */
package local_class

import groovy.transform.CompileStatic
import groovy.transform.TupleConstructor
import java.util.concurrent.Callable

/** Asks the question of a class by Groovy. */
class Program implements Callable<String> {
    @Override
    String call() {
        @CompileStatic
        @TupleConstructor(includeFields = true)
        final class Guarded {
            @Delegate private final Account account
        }
        Question.ask(new Guarded(Question.ACCOUNT))
    }
}
