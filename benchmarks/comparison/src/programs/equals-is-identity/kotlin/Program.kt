/* Kotlin's clause by. */
package equals_is_identity

import java.util.concurrent.Callable

class Guarded(key: Key) : Key by key

/** Asks the question of a class by Kotlin. */
class Program : Callable<String> {
    override fun call(): String = Question.ask { Guarded(it) }
}
