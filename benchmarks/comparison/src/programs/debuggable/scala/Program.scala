/* Scala's export clause. */
package debuggable

import java.util.concurrent.Callable

final class Guarded(account: Account) extends Account:
  export account.*

/** Asks the question of a class by Scala. */
class Program extends Callable[String]:
  override def call(): String =
    val witness = Question.Witness()
    Question.ask(Guarded(witness), witness)
