/* Manifold's @link, on the component of a record. */
package shortest_form_hides;

import java.util.concurrent.Callable;
import manifold.ext.delegation.rt.api.link;

record Guarded(@link Account account) implements Account {}

/** Asks the question of a class by Manifold. */
public class Program implements Callable<String> {
    @Override
    public String call() {
        return Question.ask(new Guarded(Question.ACCOUNT));
    }
}
