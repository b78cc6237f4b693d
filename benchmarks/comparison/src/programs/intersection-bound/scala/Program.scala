/* Scala's export clause. */
package intersection_bound

import java.util.concurrent.Callable

final class Guarded[C <: Source & Sink](cell: C) extends Source, Sink:
  export cell.*

/** Asks the question of a class by Scala. */
class Program extends Callable[String]:
  override def call(): String = Question.ask(Guarded(Question.Cell()))
