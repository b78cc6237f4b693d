/* Two classes with Scala's `export`, which differ in the order of their exports. */
package conflict_order

import java.util.concurrent.Callable

final class PumpFirst(pump: Pump, motor: Motor) extends Pump, Motor:
  export pump.*
  export motor.*

final class MotorFirst(motor: Motor, pump: Pump) extends Motor, Pump:
  export motor.*
  export pump.*

class Program extends Callable[String]:
  override def call(): String = Question.ask(PumpFirst(Parts.pump(), Parts.motor()), MotorFirst(Parts.motor(), Parts.pump()))
