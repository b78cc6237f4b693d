/* A class with Scala's `export`. */
package all_methods

import java.util.concurrent.Callable

final class Shelf(store: Store) extends Store:
  export store.*

class Program extends Callable[String]:
  override def call(): String = Question.ask(Shelf(Question.store()))
