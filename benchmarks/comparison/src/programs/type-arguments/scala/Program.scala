/* A class with Scala's `export`. */
package type_arguments

import java.util.concurrent.Callable

final class Drawer(box: Box[String]) extends Box[String]:
  export box.*

class Program extends Callable[String]:
  override def call(): String = Question.ask(Drawer(Crate()))
