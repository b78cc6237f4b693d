/* A class written by hand, before title() came. */
package default_method_recompiled;

import java.util.concurrent.Callable;

final class Guarded implements Account {
    private final Account account;

    Guarded(Account account) {
        this.account = account;
    }

    @Override
    public String owner() {
        return account.owner();
    }
}

/** Asks the question of a class written by hand. */
public class Program implements Callable<String> {
    @Override
    public String call() {
        return Question.ask(new Guarded(new SavingsAccount()));
    }
}
