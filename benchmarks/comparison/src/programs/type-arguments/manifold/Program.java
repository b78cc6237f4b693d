/* A class with Manifold's @link. */
package type_arguments;

import java.util.concurrent.Callable;
import manifold.ext.delegation.rt.api.link;

public class Program implements Callable<String> {

    static final class Drawer implements Box<String> {
        @link
        private final Box<String> box;

        Drawer(Box<String> box) {
            this.box = box;
        }
    }

    @Override
    public String call() {
        return Question.ask(new Drawer(new Crate()));
    }
}
