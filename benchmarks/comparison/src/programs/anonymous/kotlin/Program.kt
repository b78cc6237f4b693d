/* Kotlin's clause by in an object expression. */
package anonymous

import java.util.concurrent.Callable

/** Asks the question of a class by Kotlin. */
class Program : Callable<String> {
    override fun call(): String = Question.ask(object : Account by Question.ACCOUNT {})
}
