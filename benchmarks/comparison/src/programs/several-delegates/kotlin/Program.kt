/* A class with Kotlin's `by`. */
package several_delegates

import java.util.concurrent.Callable

private class Device(private val pump: Pump, private val motor: Motor) : Pump by pump, Motor by motor

class Program : Callable<String> {
    override fun call(): String = Question.ask(Device(Parts.pump(), Parts.motor()))
}
