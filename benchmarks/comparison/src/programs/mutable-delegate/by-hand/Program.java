/* A class written by hand. */
package mutable_delegate;

import java.util.concurrent.Callable;

final class Changing implements Account {
    private Account account;

    Changing(Account account) {
        this.account = account;
    }

    @Override
    public long balance() {
        return account.balance();
    }

    void set(Account other) {
        account = other;
    }
}

/** Asks the question of a class written by hand. */
public class Program implements Callable<String> {
    @Override
    public String call() {
        var account = new Changing(Question.ACCOUNT);
        return Question.ask(account, account::set);
    }
}
