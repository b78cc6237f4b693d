/* A class with Manifold's @link. */
package parameter_names;

import java.util.concurrent.Callable;
import manifold.ext.delegation.rt.api.link;

public class Program implements Callable<String> {

    static final class Atlas implements Map {
        @link
        private final Map map;

        Atlas(Map map) {
            this.map = map;
        }
    }

    @Override
    public String call() {
        return Question.ask(new Atlas(new Flat()));
    }
}
