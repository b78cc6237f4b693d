/* A class by hand, with the annotations written again. */
package parameter_annotations;

import java.util.concurrent.Callable;

public class Program implements Callable<String> {

    static final class Wallet implements Account {
        private final Account account;

        Wallet(Account account) {
            this.account = account;
        }

        @Checked
        @Override
        public void pay(@Checked int amount) {
            account.pay(amount);
        }
    }

    @Override
    public String call() {
        return Question.ask(new Wallet(new Purse()));
    }
}
