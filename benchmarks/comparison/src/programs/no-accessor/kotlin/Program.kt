/* Kotlin's clause by. */
package no_accessor

import java.util.concurrent.Callable

class Guarded(account: Account) : Account by account

/** Asks the question of a class by Kotlin. */
class Program : Callable<String> {
    override fun call(): String = Question.ask(Guarded(Question.ACCOUNT))
}
