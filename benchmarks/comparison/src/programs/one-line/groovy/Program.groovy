/* Groovy's @Delegate, on the component of a record. */
package one_line

import java.util.concurrent.Callable

/** Asks the question of a class by Groovy. */
class Program implements Callable<String> {
    private final int before = Question.line()

    static record Guarded(@Delegate Account account) {}

    private final int after = Question.line()

    @Override
    String call() {
        Question.ask(before, after)
    }
}
