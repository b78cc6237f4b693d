/* A class with Kotlin's `by`. */
package varargs

import java.util.concurrent.Callable

private class Glue(private val joiner: Joiner) : Joiner by joiner

class Program : Callable<String> {
    override fun call(): String = Question.ask(Glue(Plain()))
}
