/* A class with Scala's `export`. */
package deprecation

import java.util.concurrent.Callable

final class Gate(door: Door) extends Door:
  export door.*

class Program extends Callable[String]:
  override def call(): String = Question.ask(Gate(Wood()))
