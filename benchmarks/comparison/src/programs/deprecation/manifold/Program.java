/* A class with Manifold's @link. */
package deprecation;

import java.util.concurrent.Callable;
import manifold.ext.delegation.rt.api.link;

public class Program implements Callable<String> {

    static final class Gate implements Door {
        @link
        private final Door door;

        Gate(Door door) {
            this.door = door;
        }
    }

    @Override
    public String call() {
        return Question.ask(new Gate(new Wood()));
    }
}
