/* A class with Kotlin's `by`. */
package parameter_annotations

import java.util.concurrent.Callable

private class Wallet(private val account: Account) : Account by account

class Program : Callable<String> {
    override fun call(): String = Question.ask(Wallet(Purse()))
}
