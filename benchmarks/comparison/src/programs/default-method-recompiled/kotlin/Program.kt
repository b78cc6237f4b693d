/* Kotlin's clause by. */
package default_method_recompiled

import java.util.concurrent.Callable

class Guarded(account: Account) : Account by account

/** Asks the question of a class by Kotlin. */
class Program : Callable<String> {
    override fun call(): String = Question.ask(Guarded(SavingsAccount()))
}
