/* A class by hand. */
package part_of_the_type;

import java.util.concurrent.Callable;

public class Program implements Callable<String> {

    static final class Statement implements Readable {
        private final Account account;

        Statement(Account account) {
            this.account = account;
        }

        @Override
        public int balance() {
            return account.balance();
        }
    }

    @Override
    public String call() {
        return Question.ask(new Statement(new Savings()));
    }
}
