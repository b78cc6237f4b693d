/* Scala's export clause. */
package shortest_form_hides

import java.util.concurrent.Callable

final class Guarded(account: Account) extends Account:
  export account.*

/** Asks the question of a class by Scala. */
class Program extends Callable[String]:
  override def call(): String = Question.ask(Guarded(Question.ACCOUNT))
