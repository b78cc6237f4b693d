/* Kotlin's clause by. */
package self_calls

import java.util.concurrent.Callable

class Named(greeter: Greeter) : Greeter by greeter {
    override fun name(): String = "the wrapper"
}

/** Asks the question of a class by Kotlin. */
class Program : Callable<String> {
    override fun call(): String = Question.ask(Named(Host()))
}
