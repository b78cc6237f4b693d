/* Kotlin's clause by, with the option for no checks of parameters. */
// options: -Xno-param-assertions
package run_time_library_avoidable

import java.util.concurrent.Callable

class Guarded(account: Account) : Account by account

/** Asks the question of a class by Kotlin. */
class Program : Callable<String> {
    override fun call(): String = Question.ask(Guarded::class.java)
}
