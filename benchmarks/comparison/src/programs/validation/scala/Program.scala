/* Scala's export clause. */
package validation

import java.util.concurrent.Callable

final class Guarded(account: Account) extends Account:
  require(account.balance() >= 0)
  export account.*

/** Asks the question of a class by Scala. */
class Program extends Callable[String]:
  override def call(): String = Question.ask(Guarded(_))
