/* Scala's export clause; no modifier at the class. */
package final_class

import java.util.concurrent.Callable

class Guarded(account: Account) extends Account:
  export account.*

/** Asks the question of a class by Scala. */
class Program extends Callable[String]:
  override def call(): String = Question.ask(Guarded(Question.ACCOUNT))
