/* Kotlin's clause by. */
package mutable_delegate

import java.util.concurrent.Callable

class Changing(var account: Account) : Account by account

/** Asks the question of a class by Kotlin. */
class Program : Callable<String> {
    override fun call(): String {
        val changing = Changing(Question.ACCOUNT)
        return Question.ask(changing) { changing.account = it }
    }
}
