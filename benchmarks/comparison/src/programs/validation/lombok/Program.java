/* Lombok's @Delegate, with a constructor written by hand. */
package validation;

import java.util.concurrent.Callable;
import lombok.experimental.Delegate;

final class Guarded implements Account {
    @Delegate
    private final Account account;

    Guarded(Account account) {
        if (account.balance() < 0) {
            throw new IllegalArgumentException("in debt");
        }
        this.account = account;
    }
}

/** Asks the question of a class by Lombok. */
public class Program implements Callable<String> {
    @Override
    public String call() {
        return Question.ask(Guarded::new);
    }
}
