/* A class with Scala's `export`. */
package same_default_twice

import java.util.concurrent.Callable

final class Device(pump: Pump, motor: Motor) extends Pump, Motor:
  export pump.*
  export motor.*

class Program extends Callable[String]:
  override def call(): String = Question.ask(Device(Parts.pump(), Parts.motor()))
