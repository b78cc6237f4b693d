/* Kotlin's clause by. */
package reachable_in_own_file

import java.util.concurrent.Callable

/** Asks the question of a class by Kotlin. */
class Program : Callable<String> {
    class Guarded(private val account: Account) : Account by account

    override fun call(): String = Question.ask(Guarded(Question.ACCOUNT).account)
}
