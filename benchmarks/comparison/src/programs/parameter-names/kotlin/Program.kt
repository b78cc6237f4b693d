/* A class with Kotlin's `by`. */
package parameter_names

import java.util.concurrent.Callable

private class Atlas(private val map: Map) : Map by map

class Program : Callable<String> {
    override fun call(): String = Question.ask(Atlas(Flat()))
}
