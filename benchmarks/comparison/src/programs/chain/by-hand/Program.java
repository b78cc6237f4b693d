/* A class written by hand. */
package chain;

import java.util.concurrent.Callable;

final class Inner implements Account {
    private final Account account;

    Inner(Account account) {
        this.account = account;
    }

    @Override
    public long balance() {
        return account.balance();
    }
}

final class Outer implements Account {
    private final Inner inner;

    Outer(Inner inner) {
        this.inner = inner;
    }

    @Override
    public long balance() {
        return inner.balance();
    }
}

/** Asks the question of a class written by hand. */
public class Program implements Callable<String> {
    @Override
    public String call() {
        return Question.ask(new Outer(new Inner(Question.ACCOUNT)));
    }
}
