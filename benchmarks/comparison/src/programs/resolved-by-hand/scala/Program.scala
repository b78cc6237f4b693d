/* A class with Scala's `export`, which leave out what stands below. */
package resolved_by_hand

import java.util.concurrent.Callable

final class Device(pump: Pump, motor: Motor) extends Pump, Motor:
  export pump.{start as _, *}
  export motor.{start as _, *}

  override def start(): String = motor.start() + ", " + pump.start()

class Program extends Callable[String]:
  override def call(): String = Question.ask(Device(Parts.pump(), Parts.motor()))
