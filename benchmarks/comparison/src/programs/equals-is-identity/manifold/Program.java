/* Manifold's @link. */
package equals_is_identity;

import java.util.concurrent.Callable;
import manifold.ext.delegation.rt.api.link;

final class Guarded implements Key {
    @link
    private final Key key;

    Guarded(Key key) {
        this.key = key;
    }
}

/** Asks the question of a class by Manifold. */
public class Program implements Callable<String> {
    @Override
    public String call() {
        return Question.ask(Guarded::new);
    }
}
