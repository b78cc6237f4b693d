/* A class with Kotlin's `by`. */
package all_methods

import java.util.concurrent.Callable

private class Shelf(private val store: Store) : Store by store

class Program : Callable<String> {
    override fun call(): String = Question.ask(Shelf(Question.store()))
}
