/* A class with Manifold's @link that names the interface. */
package part_of_the_type;

import java.util.concurrent.Callable;
import manifold.ext.delegation.rt.api.link;

public class Program implements Callable<String> {

    static final class Statement implements Readable {
        @link(Readable.class)
        private final Account account;

        Statement(Account account) {
            this.account = account;
        }
    }

    @Override
    public String call() {
        return Question.ask(new Statement(new Savings()));
    }
}
