/* A class written by hand. */
package debuggable;

import java.util.concurrent.Callable;

final class Guarded implements Account {
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
        var witness = new Question.Witness();
        return Question.ask(new Guarded(witness), witness);
    }
}
