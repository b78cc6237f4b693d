/* Scala's export clause. */
package generic_class

import java.util.concurrent.Callable

final class Guarded[T](box: Box[T]) extends Box[T]:
  export box.*

/** Asks the question of a class by Scala. */
class Program extends Callable[String]:
  override def call(): String = Question.ask(Guarded(Question.BOX))
