/* Manifold's @link. */
package local_class;

import java.util.concurrent.Callable;
import manifold.ext.delegation.rt.api.link;

/** Asks the question of a class by Manifold. */
public class Program implements Callable<String> {
    @Override
    public String call() {
        final class Guarded implements Account {
            @link
            private final Account account;

            Guarded(Account account) {
                this.account = account;
            }
        }
        return Question.ask(new Guarded(Question.ACCOUNT));
    }
}
