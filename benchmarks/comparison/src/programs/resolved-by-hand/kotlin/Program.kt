/* A class with Kotlin's `by`. */
package resolved_by_hand

import java.util.concurrent.Callable

private class Device(private val pump: Pump, private val motor: Motor) : Pump by pump, Motor by motor {
    override fun start(): String = motor.start() + ", " + pump.start()
}

class Program : Callable<String> {
    override fun call(): String = Question.ask(Device(Parts.pump(), Parts.motor()))
}
