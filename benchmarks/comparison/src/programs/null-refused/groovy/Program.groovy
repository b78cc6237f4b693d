/* Groovy's @Delegate, with Groovy's @NullCheck. */
package null_refused

import groovy.transform.CompileStatic
import groovy.transform.NullCheck
import groovy.transform.TupleConstructor
import java.util.concurrent.Callable

@CompileStatic
@TupleConstructor(includeFields = true)
@NullCheck(includeGenerated = true)
final class Guarded {
    @Delegate private final Account account
}

/** Asks the question of a class by Groovy. */
class Program implements Callable<String> {
    @Override
    String call() {
        Question.ask(Guarded::new)
    }
}
