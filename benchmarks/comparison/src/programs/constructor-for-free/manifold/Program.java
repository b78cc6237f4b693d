/* Manifold's @link, on the component of a record, which has the constructor and an accessor too. */
package constructor_for_free;

import java.util.concurrent.Callable;
import manifold.ext.delegation.rt.api.link;

record Guarded(@link Account account) implements Account {}

/** Asks the question of a class by Manifold. */
public class Program implements Callable<String> {
    @Override
    public String call() throws Exception {
        return Question.ask(Guarded.class);
    }
}
