/* A class with Scala's `export`. */
package parameter_names

import java.util.concurrent.Callable

final class Atlas(map: Map) extends Map:
  export map.*

class Program extends Callable[String]:
  override def call(): String = Question.ask(Atlas(Flat()))
