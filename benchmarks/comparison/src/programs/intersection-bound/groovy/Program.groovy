/* Groovy's @Delegate, on two methods, each with one of the types and one with a cast. */
package intersection_bound

import groovy.transform.CompileStatic
import groovy.transform.TupleConstructor
import java.util.concurrent.Callable

@CompileStatic
@TupleConstructor(includeFields = true)
final class Guarded<C extends Source & Sink> {
    private final C cell

    @Delegate
    private Source source() {
        cell
    }

    @Delegate
    private Sink sink() {
        (Sink) cell
    }
}

/** Asks the question of a class by Groovy. */
class Program implements Callable<String> {
    @Override
    String call() {
        Question.ask(new Guarded<>(new Question.Cell()))
    }
}
