/* A class with Kotlin's `by`. */
package checked_exceptions

import java.util.concurrent.Callable

private class Pipe(private val source: Source) : Source by source

class Program : Callable<String> {
    override fun call(): String = Question.ask(Pipe { 7 })
}
