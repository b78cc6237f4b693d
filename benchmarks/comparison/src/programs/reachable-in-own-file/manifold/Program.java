/* Manifold's @link. */
package reachable_in_own_file;

import java.util.concurrent.Callable;
import manifold.ext.delegation.rt.api.link;

/** Asks the question of a class by Manifold. */
public class Program implements Callable<String> {
    static final class Guarded implements Account {
        @link
        private final Account account;

        Guarded(Account account) {
            this.account = account;
        }
    }

    @Override
    public String call() {
        return Question.ask(new Guarded(Question.ACCOUNT).account);
    }
}
