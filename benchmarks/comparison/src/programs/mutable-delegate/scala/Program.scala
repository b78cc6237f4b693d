/* Scala's export clause. */
package mutable_delegate

import java.util.concurrent.Callable

final class Changing(var account: Account) extends Account:
  export account.*

/** Asks the question of a class by Scala. */
class Program extends Callable[String]:
  override def call(): String =
    val changing = Changing(Question.ACCOUNT)
    Question.ask(changing, changing.account = _)
