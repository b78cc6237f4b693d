/* A class with Manifold's @link. */
package varargs;

import java.util.concurrent.Callable;
import manifold.ext.delegation.rt.api.link;

public class Program implements Callable<String> {

    static final class Glue implements Joiner {
        @link
        private final Joiner joiner;

        Glue(Joiner joiner) {
            this.joiner = joiner;
        }
    }

    @Override
    public String call() {
        return Question.ask(new Glue(new Plain()));
    }
}
