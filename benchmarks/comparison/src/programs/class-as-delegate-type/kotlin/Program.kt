/* A class with Kotlin's `by`. */
package class_as_delegate_type

import java.util.concurrent.Callable

private class Watch(private val clock: Clock) : Clock by clock

class Program : Callable<String> {
    override fun call(): String = Question.ask(Watch(Clock()))
}
