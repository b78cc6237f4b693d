/* A class with Scala's `export`. */
package bridges

import java.util.concurrent.Callable

final class Book(words: Words) extends Words:
  export words.*

class Program extends Callable[String]:
  override def call(): String = Question.ask(Book(Page()))
