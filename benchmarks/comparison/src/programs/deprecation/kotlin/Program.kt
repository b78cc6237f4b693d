/* A class with Kotlin's `by`. */
package deprecation

import java.util.concurrent.Callable

private class Gate(private val door: Door) : Door by door

class Program : Callable<String> {
    override fun call(): String = Question.ask(Gate(Wood()))
}
