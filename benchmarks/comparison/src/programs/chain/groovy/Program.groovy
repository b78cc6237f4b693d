/* Groovy's @Delegate, with its annotation for the constructor. */
package chain

import groovy.transform.CompileStatic
import groovy.transform.TupleConstructor
import java.util.concurrent.Callable

@CompileStatic
@TupleConstructor(includeFields = true)
final class Inner {
    @Delegate private final Account account
}

@CompileStatic
@TupleConstructor(includeFields = true)
final class Outer {
    @Delegate private final Inner inner
}

/** Asks the question of a class by Groovy. */
class Program implements Callable<String> {
    @Override
    String call() {
        Question.ask(new Outer(new Inner(Question.ACCOUNT)))
    }
}
