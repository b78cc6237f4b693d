/* Kotlin's clause by. */
package local_class

import java.util.concurrent.Callable

/** Asks the question of a class by Kotlin. */
class Program : Callable<String> {
    override fun call(): String {
        class Guarded(account: Account) : Account by account
        return Question.ask(Guarded(Question.ACCOUNT))
    }
}
