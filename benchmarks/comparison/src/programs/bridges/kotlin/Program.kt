/* A class with Kotlin's `by`. */
package bridges

import java.util.concurrent.Callable

private class Book(private val words: Words) : Words by words

class Program : Callable<String> {
    override fun call(): String = Question.ask(Book(Page()))
}
