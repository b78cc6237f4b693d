/* A class with Kotlin's `by`. */
package redeclared_object_methods

import java.util.concurrent.Callable

private class Quote(private val text: Text) : Text by text

class Program : Callable<String> {
    override fun call(): String = Question.ask(Quote(Word()))
}
