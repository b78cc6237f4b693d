/* Manifold's @link, which needs to be told the type here. */
package delegate_type_variable;

import java.util.concurrent.Callable;
import manifold.ext.delegation.rt.api.link;

final class Guarded<A extends Account> implements Account {
    @link(Account.class)
    private final A account;

    Guarded(A account) {
        this.account = account;
    }
}

/** Asks the question of a class by Manifold. */
public class Program implements Callable<String> {
    @Override
    public String call() {
        return Question.ask(new Guarded<>(Question.ACCOUNT));
    }
}
