/* Manifold's @link. */
package mutable_delegate;

import java.util.concurrent.Callable;
import manifold.ext.delegation.rt.api.link;

final class Changing implements Account {
    @link
    private Account account;

    Changing(Account account) {
        this.account = account;
    }

    void set(Account other) {
        account = other;
    }
}

/** Asks the question of a class by Manifold. */
public class Program implements Callable<String> {
    @Override
    public String call() {
        var account = new Changing(Question.ACCOUNT);
        return Question.ask(account, account::set);
    }
}
