/* Groovy's @Delegate, with a check before the constructor that an annotation makes. */
package validation

import groovy.transform.CompileStatic
import groovy.transform.TupleConstructor
import java.util.concurrent.Callable

@CompileStatic
@TupleConstructor(includeFields = true, pre = {
    if (account.balance() < 0) {
        throw new IllegalArgumentException('in debt')
    }
})
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
