/* A class with Manifold's @link. */
package bridges;

import java.util.concurrent.Callable;
import manifold.ext.delegation.rt.api.link;

public class Program implements Callable<String> {

    static final class Book implements Words {
        @link
        private final Words words;

        Book(Words words) {
            this.words = words;
        }
    }

    @Override
    public String call() {
        return Question.ask(new Book(new Page()));
    }
}
