/* Scala's export clause. */
package local_class

import java.util.concurrent.Callable

/** Asks the question of a class by Scala. */
class Program extends Callable[String]:
  override def call(): String =
    final class Guarded(account: Account) extends Account:
      export account.*
    Question.ask(Guarded(Question.ACCOUNT))
