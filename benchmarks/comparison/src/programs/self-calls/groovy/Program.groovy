/* Groovy's @Delegate, with its annotation for the constructor. */
package self_calls

import groovy.transform.CompileStatic
import groovy.transform.TupleConstructor
import java.util.concurrent.Callable

@CompileStatic
@TupleConstructor(includeFields = true)
final class Named {
    @Delegate private final Greeter greeter

    @Override
    String name() {
        'the wrapper'
    }
}

/** Asks the question of a class by Groovy. */
class Program implements Callable<String> {
    @Override
    String call() {
        Question.ask(new Named(new Host()))
    }
}
