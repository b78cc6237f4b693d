/* A class with Scala's `export`. */
package generic_methods

import java.util.concurrent.Callable

final class Arbiter(chooser: Chooser) extends Chooser:
  export chooser.*

class Program extends Callable[String]:
  override def call(): String = Question.ask(Arbiter(Larger()))
