/* Kotlin's clause by. */
package chain

import java.util.concurrent.Callable

class Inner(account: Account) : Account by account

class Outer(inner: Inner) : Account by inner

/** Asks the question of a class by Kotlin. */
class Program : Callable<String> {
    override fun call(): String = Question.ask(Outer(Inner(Question.ACCOUNT)))
}
