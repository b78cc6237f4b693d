/* Manifold's @link, which needs to be told the types here. */
package intersection_bound;

import java.util.concurrent.Callable;
import manifold.ext.delegation.rt.api.link;

final class Guarded<C extends Source & Sink> implements Source, Sink {
    @link({Source.class, Sink.class})
    private final C cell;

    Guarded(C cell) {
        this.cell = cell;
    }
}

/** Asks the question of a class by Manifold. */
public class Program implements Callable<String> {
    @Override
    public String call() {
        return Question.ask(new Guarded<>(new Question.Cell()));
    }
}
