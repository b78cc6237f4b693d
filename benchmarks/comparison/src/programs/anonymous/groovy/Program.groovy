/* Groovy's @Delegate in an anonymous class. */
package anonymous

import java.util.concurrent.Callable

/** Asks the question of a class by Groovy. */
class Program implements Callable<String> {
    @Override
    String call() {
        Question.ask(new Account() {
            @Delegate private final Account account = Question.ACCOUNT
        })
    }
}
