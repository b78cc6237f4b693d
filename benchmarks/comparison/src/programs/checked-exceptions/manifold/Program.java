/* A class with Manifold's @link. */
package checked_exceptions;

import java.util.concurrent.Callable;
import manifold.ext.delegation.rt.api.link;

public class Program implements Callable<String> {

    static final class Pipe implements Source {
        @link
        private final Source source;

        Pipe(Source source) {
            this.source = source;
        }
    }

    @Override
    public String call() throws Exception {
        return Question.ask(new Pipe(() -> 7));
    }
}
