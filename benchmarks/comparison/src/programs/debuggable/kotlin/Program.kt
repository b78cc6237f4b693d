/* Kotlin's clause by. */
package debuggable

import java.util.concurrent.Callable

class Guarded(account: Account) : Account by account

/** Asks the question of a class by Kotlin. */
class Program : Callable<String> {
    override fun call(): String {
        val witness = Question.Witness()
        return Question.ask(Guarded(witness), witness)
    }
}
