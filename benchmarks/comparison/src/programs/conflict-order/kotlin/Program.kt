/* Two classes with Kotlin's `by`, which differ in the order of their interfaces. */
package conflict_order

import java.util.concurrent.Callable

private class PumpFirst(private val pump: Pump, private val motor: Motor) : Pump by pump, Motor by motor

private class MotorFirst(private val motor: Motor, private val pump: Pump) : Motor by motor, Pump by pump

class Program : Callable<String> {
    override fun call(): String = Question.ask(PumpFirst(Parts.pump(), Parts.motor()), MotorFirst(Parts.motor(), Parts.pump()))
}
