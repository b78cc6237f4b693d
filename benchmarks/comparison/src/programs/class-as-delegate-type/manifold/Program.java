/* A class with Manifold's @link. */
package class_as_delegate_type;

import java.util.concurrent.Callable;
import manifold.ext.delegation.rt.api.link;

public class Program implements Callable<String> {

    static final class Watch {
        @link
        private final Clock clock;

        Watch(Clock clock) {
            this.clock = clock;
        }
    }

    @Override
    public String call() throws Exception {
        return Question.ask(new Watch(new Clock()));
    }
}
