/* A class with Scala's `export`, which leaves a method out. */
package without_one_method

import java.util.concurrent.Callable

final class History(stack: Stack):
  export stack.{pop as _, *}

class Program extends Callable[String]:
  override def call(): String = Question.ask(History(Stacks.of(1)))
