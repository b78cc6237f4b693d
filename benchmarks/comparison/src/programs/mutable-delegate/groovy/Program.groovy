/* Groovy's @Delegate, on a property. */
package mutable_delegate

import java.util.concurrent.Callable

class Changing {
    @Delegate Account account
}

/** Asks the question of a class by Groovy. */
class Program implements Callable<String> {
    @Override
    String call() {
        def changing = new Changing(account: Question.ACCOUNT)
        Question.ask(changing, changing::setAccount)
    }
}
