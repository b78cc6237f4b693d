/* Scala's export clause. */
package chain

import java.util.concurrent.Callable

final class Inner(account: Account) extends Account:
  export account.*

final class Outer(inner: Inner) extends Account:
  export inner.*

/** Asks the question of a class by Scala. */
class Program extends Callable[String]:
  override def call(): String = Question.ask(Outer(Inner(Question.ACCOUNT)))
