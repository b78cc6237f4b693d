/* A class with Manifold's @link. */
package self_return;

import java.util.concurrent.Callable;
import manifold.ext.delegation.rt.api.link;

public class Program implements Callable<String> {

    static final class Guarded implements Query {
        @link
        private final Query query;

        Guarded(Query query) {
            this.query = query;
        }
    }

    @Override
    public String call() {
        return Question.ask(new Guarded(new Table()));
    }
}
