/* A class with Scala's `export`. */
package varargs

import java.util.concurrent.Callable

final class Glue(joiner: Joiner) extends Joiner:
  export joiner.*

class Program extends Callable[String]:
  override def call(): String = Question.ask(Glue(Plain()))
