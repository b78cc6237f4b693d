/* Scala's export clause, with braces, so that it is one line. */
package one_line

import java.util.concurrent.Callable

/** Asks the question of a class by Scala. */
class Program extends Callable[String]:
  private val before = Question.line()

  final class Guarded(account: Account) extends Account { export account.* }

  private val after = Question.line()

  override def call(): String = Question.ask(before, after)
