/* A class with Kotlin's `by`. */
package type_arguments

import java.util.concurrent.Callable

private class Drawer(private val box: Box<String>) : Box<String> by box

class Program : Callable<String> {
    override fun call(): String = Question.ask(Drawer(Crate()))
}
