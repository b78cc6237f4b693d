/* A class with Manifold's @link. */
package default_methods;

import java.util.concurrent.Callable;
import manifold.ext.delegation.rt.api.link;

public class Program implements Callable<String> {

    static final class Guest implements Greeter {
        @link
        private final Greeter greeter;

        Guest(Greeter greeter) {
            this.greeter = greeter;
        }
    }

    @Override
    public String call() {
        return Question.ask(new Guest(new Polite()));
    }
}
