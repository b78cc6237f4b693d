/* Kotlin's clause by. */
package delegate_type_variable

import java.util.concurrent.Callable

class Guarded<A : Account>(account: A) : Account by account

/** Asks the question of a class by Kotlin. */
class Program : Callable<String> {
    override fun call(): String = Question.ask(Guarded(Question.ACCOUNT))
}
