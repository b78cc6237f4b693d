/* A class written by hand. */
package delegate_type_variable;

import java.util.concurrent.Callable;

final class Guarded<A extends Account> implements Account {
    private final A account;

    Guarded(A account) {
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
        return Question.ask(new Guarded<>(Question.ACCOUNT));
    }
}
