/* A class with Scala's `export`. */
package checked_exceptions

import java.util.concurrent.Callable

final class Pipe(source: Source) extends Source:
  export source.*

class Program extends Callable[String]:
  override def call(): String = Question.ask(Pipe(() => 7))
