/* A class with Groovy's @Delegate, compiled statically: a dynamic call has frames of the run-time library. */
package one_frame

import groovy.transform.CompileStatic
import groovy.transform.TupleConstructor
import java.util.concurrent.Callable

@CompileStatic
@TupleConstructor(includeFields = true)
final class Deputy {
    @Delegate
    private final Probe probe
}

class Program implements Callable<String> {
    @Override
    String call() {
        Question.ask(new Deputy(new Stack()))
    }
}
