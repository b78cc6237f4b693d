/* A class with Scala's `export`. */
package parameter_annotations

import java.util.concurrent.Callable

final class Wallet(account: Account) extends Account:
  export account.*

class Program extends Callable[String]:
  override def call(): String = Question.ask(Wallet(Purse()))
