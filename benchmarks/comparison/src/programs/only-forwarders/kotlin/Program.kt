/* A class with Kotlin's `by`. */
package only_forwarders

import java.util.concurrent.Callable

private class Alarm(private val bell: Bell) : Bell by bell

class Program : Callable<String> {
    override fun call(): String = Question.ask(Alarm(Brass()))
}
