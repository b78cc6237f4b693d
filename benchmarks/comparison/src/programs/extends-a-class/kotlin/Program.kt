/* Kotlin's clause by. */
package extends_a_class

import java.util.concurrent.Callable

class Guarded(account: Account) : Entity(), Account by account

/** Asks the question of a class by Kotlin. */
class Program : Callable<String> {
    override fun call(): String = Question.ask(Guarded(Question.ACCOUNT))
}
