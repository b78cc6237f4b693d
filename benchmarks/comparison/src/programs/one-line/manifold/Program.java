/* Manifold's @link, on the component of a record. */
package one_line;

import java.util.concurrent.Callable;
import manifold.ext.delegation.rt.api.link;

/** Asks the question of a class by Manifold. */
public class Program implements Callable<String> {
    private final int before = Question.line();

    record Guarded(@link Account account) implements Account {}

    private final int after = Question.line();

    @Override
    public String call() {
        return Question.ask(before, after);
    }
}
