/* A class written by hand. */
package reachable_in_own_file;

import java.util.concurrent.Callable;

/** Asks the question of a class written by hand. */
public class Program implements Callable<String> {
    static final class Guarded implements Account {
        private final Account account;

        Guarded(Account account) {
            this.account = account;
        }

        @Override
        public long balance() {
            return account.balance();
        }
    }

    @Override
    public String call() {
        return Question.ask(new Guarded(Question.ACCOUNT).account);
    }
}
