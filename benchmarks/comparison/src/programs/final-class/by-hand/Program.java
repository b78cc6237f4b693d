/* A class written by hand; no modifier at the class. */
package final_class;

import java.util.concurrent.Callable;

class Guarded implements Account {
    private final Account account;

    Guarded(Account account) {
        this.account = account;
    }

    @Override
    public long balance() {
        return account.balance();
    }
}

/** Asks the question of a class written by hand. */
public class Program implements Callable<String> {
    @Override
    public String call() {
        return Question.ask(new Guarded(Question.ACCOUNT));
    }
}
