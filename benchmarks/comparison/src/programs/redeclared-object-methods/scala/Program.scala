/* A class with Scala's `export`. */
package redeclared_object_methods

import java.util.concurrent.Callable

final class Quote(text: Text) extends Text:
  export text.*

class Program extends Callable[String]:
  override def call(): String = Question.ask(Quote(Word()))
