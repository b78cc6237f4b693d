/* A class with Manifold's @link. */
package all_methods;

import java.util.concurrent.Callable;
import manifold.ext.delegation.rt.api.link;

public class Program implements Callable<String> {

    static final class Shelf implements Store {
        @link
        private final Store store;

        Shelf(Store store) {
            this.store = store;
        }
    }

    @Override
    public String call() {
        return Question.ask(new Shelf(Question.store()));
    }
}
