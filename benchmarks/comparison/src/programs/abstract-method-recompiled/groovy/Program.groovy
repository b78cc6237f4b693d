/* Groovy's @Delegate, with its annotation for the constructor. */
package abstract_method_recompiled

import groovy.transform.CompileStatic
import groovy.transform.TupleConstructor
import java.util.concurrent.Callable

@CompileStatic
@TupleConstructor(includeFields = true)
final class Guarded {
    @Delegate private final Account account
}

/** Asks the question of a class by Groovy. */
class Program implements Callable<String> {
    @Override
    String call() {
        Question.ask(new Guarded(new SavingsAccount()))
    }
}
