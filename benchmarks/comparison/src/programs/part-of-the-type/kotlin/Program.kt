/* A class with Kotlin's `by` that names the interface. */
package part_of_the_type

import java.util.concurrent.Callable

private class Statement(private val account: Account) : Readable by account

class Program : Callable<String> {
    override fun call(): String = Question.ask(Statement(Savings()))
}
