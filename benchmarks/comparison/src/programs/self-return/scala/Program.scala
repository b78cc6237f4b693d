/* A class with Scala's `export`. */
package self_return

import java.util.concurrent.Callable

final class Guarded(query: Query) extends Query:
  export query.*

class Program extends Callable[String]:
  override def call(): String = Question.ask(Guarded(Table()))
