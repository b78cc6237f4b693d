/* A class with Kotlin's `by`. */
package default_methods

import java.util.concurrent.Callable

private class Guest(private val greeter: Greeter) : Greeter by greeter

class Program : Callable<String> {
    override fun call(): String = Question.ask(Guest(Polite()))
}
