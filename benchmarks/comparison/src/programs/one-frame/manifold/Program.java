/* A class with Manifold's @link. */
package one_frame;

import java.util.concurrent.Callable;
import manifold.ext.delegation.rt.api.link;

public class Program implements Callable<String> {

    static final class Deputy implements Probe {
        @link
        private final Probe probe;

        Deputy(Probe probe) {
            this.probe = probe;
        }
    }

    @Override
    public String call() {
        return Question.ask(new Deputy(new Stack()));
    }
}
