/* Groovy's @Delegate, on the component of a record. */
package shortest_form_hides

import java.util.concurrent.Callable

record Guarded(@Delegate Account account) {}

/** Asks the question of a class by Groovy. */
class Program implements Callable<String> {
    @Override
    String call() {
        Question.ask(new Guarded(Question.ACCOUNT))
    }
}
