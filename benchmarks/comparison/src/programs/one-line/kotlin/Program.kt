/* Kotlin's clause by. */
package one_line

import java.util.concurrent.Callable

/** Asks the question of a class by Kotlin. */
class Program : Callable<String> {
    private val before = Question.line()

    class Guarded(account: Account) : Account by account

    private val after = Question.line()

    override fun call(): String = Question.ask(before, after)
}
