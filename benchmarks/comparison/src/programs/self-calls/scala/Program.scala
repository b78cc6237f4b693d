/* Scala's export clause. */
package self_calls

import java.util.concurrent.Callable

final class Named(greeter: Greeter) extends Greeter:
  export greeter.{name as _, *}
  override def name(): String = "the wrapper"

/** Asks the question of a class by Scala. */
class Program extends Callable[String]:
  override def call(): String = Question.ask(Named(Host()))
