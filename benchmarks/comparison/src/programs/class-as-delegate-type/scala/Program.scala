/* A class with Scala's `export`. */
package class_as_delegate_type

import java.util.concurrent.Callable

final class Watch(clock: Clock):
  export clock.time

class Program extends Callable[String]:
  override def call(): String = Question.ask(Watch(Clock()))
