/* A record written by hand, which saves the field and the constructor. */
package shortest_form_hides;

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
    public String call() {
        return Question.ask(new Guarded(Question.ACCOUNT));
    }
}
