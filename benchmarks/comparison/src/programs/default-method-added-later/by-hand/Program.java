/* A class written by hand. */
package default_method_added_later;

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
    public String call() throws Exception {
        return Question.ask(new Guarded(new SavingsAccount()));
    }
}
