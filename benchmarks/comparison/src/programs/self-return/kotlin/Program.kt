/* A class with Kotlin's `by`. */
package self_return

import java.util.concurrent.Callable

private class Guarded(private val query: Query) : Query by query

class Program : Callable<String> {
    override fun call(): String = Question.ask(Guarded(Table()))
}
