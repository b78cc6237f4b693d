/* Kotlin's clause by. */
package intersection_bound

import java.util.concurrent.Callable

class Guarded<C>(cell: C) : Source by cell, Sink by cell
    where C : Source, C : Sink

/** Asks the question of a class by Kotlin. */
class Program : Callable<String> {
    override fun call(): String = Question.ask(Guarded(Question.Cell()))
}
