/* Kotlin's clause by. */
package generic_class

import java.util.concurrent.Callable

class Guarded<T>(box: Box<T>) : Box<T> by box

/** Asks the question of a class by Kotlin. */
class Program : Callable<String> {
    override fun call(): String = Question.ask(Guarded(Question.BOX))
}
