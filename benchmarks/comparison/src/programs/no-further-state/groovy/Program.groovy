/* Groovy's @Delegate; with @POJO, an option of Groovy, the class is no GroovyObject. */
package no_further_state

import groovy.transform.CompileStatic
import groovy.transform.TupleConstructor
import groovy.transform.stc.POJO
import java.util.concurrent.Callable

@CompileStatic
@POJO
@TupleConstructor(includeFields = true)
final class Guarded {
    @Delegate private final Account account
}

/** Asks the question of a class by Groovy. */
class Program implements Callable<String> {
    @Override
    String call() {
        Question.ask(new Guarded(Question.ACCOUNT))
    }
}
