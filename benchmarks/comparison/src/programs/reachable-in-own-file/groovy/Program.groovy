/* Groovy's @Delegate, with its annotation for the constructor. */
package reachable_in_own_file

import groovy.transform.CompileStatic
import groovy.transform.TupleConstructor
import java.util.concurrent.Callable

/** Asks the question of a class by Groovy. */
class Program implements Callable<String> {
    @CompileStatic
    @TupleConstructor(includeFields = true)
    static final class Guarded {
        @Delegate private final Account account
    }

    @Override
    String call() {
        Question.ask(new Guarded(Question.ACCOUNT).account)
    }
}
