/* Scala's export clause. */
package equals_is_identity

import java.util.concurrent.Callable

final class Guarded(key: Key) extends Key:
  export key.*

/** Asks the question of a class by Scala. */
class Program extends Callable[String]:
  override def call(): String = Question.ask(Guarded(_))
