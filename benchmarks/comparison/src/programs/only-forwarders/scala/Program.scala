/* A class with Scala's `export`. */
package only_forwarders

import java.util.concurrent.Callable

final class Alarm(bell: Bell) extends Bell:
  export bell.*

class Program extends Callable[String]:
  override def call(): String = Question.ask(Alarm(Brass()))
