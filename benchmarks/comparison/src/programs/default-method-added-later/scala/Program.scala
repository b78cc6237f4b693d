/* Scala's export clause. */
package default_method_added_later

import java.util.concurrent.Callable

final class Guarded(account: Account) extends Account:
  export account.*

/** Asks the question of a class by Scala. */
class Program extends Callable[String]:
  override def call(): String = Question.ask(Guarded(SavingsAccount()))
