/* Kotlin's clause by; no modifier at the class. */
package final_class

import java.util.concurrent.Callable

class Guarded(account: Account) : Account by account

/** Asks the question of a class by Kotlin. */
class Program : Callable<String> {
    override fun call(): String = Question.ask(Guarded(Question.ACCOUNT))
}
