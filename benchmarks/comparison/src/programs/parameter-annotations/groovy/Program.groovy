/* A class with Groovy's @Delegate, told to copy annotations of parameters; methodAnnotations = true is refused for interfaces. */
package parameter_annotations

import groovy.transform.TupleConstructor
import java.util.concurrent.Callable

@TupleConstructor(includeFields = true)
final class Wallet {
    @Delegate(parameterAnnotations = true)
    private final Account account
}

class Program implements Callable<String> {
    @Override
    String call() {
        Question.ask(new Wallet(new Purse()))
    }
}
