/* Scala's export clause in an anonymous class. */
package anonymous

import java.util.concurrent.Callable

/** Asks the question of a class by Scala. */
class Program extends Callable[String]:
  override def call(): String = Question.ask(new Account:
    export Question.ACCOUNT.*
  )
