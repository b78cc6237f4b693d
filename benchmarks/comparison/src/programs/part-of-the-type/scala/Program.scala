/* A class with Scala's `export` that names the member: there is no export by interface. */
package part_of_the_type

import java.util.concurrent.Callable

final class Statement(account: Account) extends Readable:
  export account.balance

class Program extends Callable[String]:
  override def call(): String = Question.ask(Statement(Savings()))
