/* A class with Scala's `export`. */
package default_methods

import java.util.concurrent.Callable

final class Guest(greeter: Greeter) extends Greeter:
  export greeter.*

class Program extends Callable[String]:
  override def call(): String = Question.ask(Guest(Polite()))
