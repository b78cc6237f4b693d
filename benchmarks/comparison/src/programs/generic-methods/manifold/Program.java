/* A class with Manifold's @link. */
package generic_methods;

import java.util.concurrent.Callable;
import manifold.ext.delegation.rt.api.link;

public class Program implements Callable<String> {

    static final class Arbiter implements Chooser {
        @link
        private final Chooser chooser;

        Arbiter(Chooser chooser) {
            this.chooser = chooser;
        }
    }

    @Override
    public String call() {
        return Question.ask(new Arbiter(new Larger()));
    }
}
