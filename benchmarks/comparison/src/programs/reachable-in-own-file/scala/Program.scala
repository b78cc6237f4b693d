/* Scala's export clause. */
package reachable_in_own_file

import java.util.concurrent.Callable

/** Asks the question of a class by Scala. */
class Program extends Callable[String]:
  final class Guarded(account: Account) extends Account:
    export account.*

  override def call(): String = Question.ask(Guarded(Question.ACCOUNT).account)
