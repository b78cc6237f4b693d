/* A class written by hand. */
package local_class;

import java.util.concurrent.Callable;

/** Asks the question of a class written by hand. */
public class Program implements Callable<String> {
    @Override
    public String call() {
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
        return Question.ask(new Guarded(Question.ACCOUNT));
    }
}
