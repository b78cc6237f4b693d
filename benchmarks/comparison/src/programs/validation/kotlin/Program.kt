/* Kotlin's clause by, and an initializer. */
package validation

import java.util.concurrent.Callable

class Guarded(account: Account) : Account by account {
    init {
        require(account.balance() >= 0)
    }
}

/** Asks the question of a class by Kotlin. */
class Program : Callable<String> {
    override fun call(): String = Question.ask(::Guarded)
}
