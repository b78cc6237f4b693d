/* Manifold's @link. */
package not_serializable;

import java.util.concurrent.Callable;
import manifold.ext.delegation.rt.api.link;

final class Guarded implements Account {
    @link
    private final Account account;

    Guarded(Account account) {
        this.account = account;
    }
}

/** Asks the question of a class by Manifold. */
public class Program implements Callable<String> {
    @Override
    public String call() throws Exception {
        return Question.ask(new Guarded(new Question.SavingsAccount(7)));
    }
}
