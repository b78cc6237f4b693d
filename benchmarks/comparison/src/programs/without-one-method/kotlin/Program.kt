/* A class with Kotlin's `by`, which forwards an interface as a whole. */
package without_one_method

import java.util.concurrent.Callable

private class History(private val stack: Stack) : Stack by stack {
    override fun pop(): Int = throw UnsupportedOperationException()
}

class Program : Callable<String> {
    override fun call(): String = Question.ask(History(Stacks.of(1)))
}
