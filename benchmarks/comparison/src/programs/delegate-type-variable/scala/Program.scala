/* Scala's export clause. */
package delegate_type_variable

import java.util.concurrent.Callable

final class Guarded[A <: Account](account: A) extends Account:
  export account.*

/** Asks the question of a class by Scala. */
class Program extends Callable[String]:
  override def call(): String = Question.ask(Guarded(Question.ACCOUNT))
