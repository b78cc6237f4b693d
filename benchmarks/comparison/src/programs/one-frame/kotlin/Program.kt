/* A class with Kotlin's `by`. */
package one_frame

import java.util.concurrent.Callable

private class Deputy(private val probe: Probe) : Probe by probe

class Program : Callable<String> {
    override fun call(): String = Question.ask(Deputy(Stack()))
}
