/* Manifold's @link. */
package generic_class;

import java.util.concurrent.Callable;
import manifold.ext.delegation.rt.api.link;

final class Guarded<T> implements Box<T> {
    @link
    private final Box<T> box;

    Guarded(Box<T> box) {
        this.box = box;
    }
}

/** Asks the question of a class by Manifold. */
public class Program implements Callable<String> {
    @Override
    public String call() throws Exception {
        return Question.ask(new Guarded<>(Question.BOX));
    }
}
