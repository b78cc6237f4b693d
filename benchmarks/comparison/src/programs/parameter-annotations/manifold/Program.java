/* A class with Manifold's @link. */
package parameter_annotations;

import java.util.concurrent.Callable;
import manifold.ext.delegation.rt.api.link;

public class Program implements Callable<String> {

    static final class Wallet implements Account {
        @link
        private final Account account;

        Wallet(Account account) {
            this.account = account;
        }
    }

    @Override
    public String call() {
        return Question.ask(new Wallet(new Purse()));
    }
}
