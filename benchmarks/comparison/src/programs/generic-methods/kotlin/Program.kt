/* A class with Kotlin's `by`. */
package generic_methods

import java.util.concurrent.Callable

private class Arbiter(private val chooser: Chooser) : Chooser by chooser

class Program : Callable<String> {
    override fun call(): String = Question.ask(Arbiter(Larger()))
}
