/* A class written by hand. */
package callback_hides;

import java.util.concurrent.Callable;
import java.util.function.Consumer;

final class Guarded implements Account {
    private final Account account;

    Guarded(Account account) {
        this.account = account;
    }

    @Override
    public void observe(Consumer<Account> observer) {
        account.observe(observer);
    }
}

/** Asks the question of a class written by hand. */
public class Program implements Callable<String> {
    @Override
    public String call() {
        return Question.ask(new Guarded(Question.ACCOUNT));
    }
}
