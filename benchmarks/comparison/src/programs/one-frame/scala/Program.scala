/* A class with Scala's `export`. */
package one_frame

import java.util.concurrent.Callable

final class Deputy(probe: Probe) extends Probe:
  export probe.*

class Program extends Callable[String]:
  override def call(): String = Question.ask(Deputy(Stack()))
