/* A record written by hand, which has the constructor and an accessor too. */
package constructor_for_free;

import java.util.concurrent.Callable;

record Guarded(Account account) implements Account {
    @Override
    public long balance() {
        return account.balance();
    }
}

/** Asks the question of a class written by hand. */
public class Program implements Callable<String> {
    @Override
    public String call() throws Exception {
        return Question.ask(Guarded.class);
    }
}
