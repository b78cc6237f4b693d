/* A class written by hand. */
package one_line;

import java.util.concurrent.Callable;

/** Asks the question of a class written by hand. */
public class Program implements Callable<String> {
    private final int before = Question.line();

    static final class Guarded implements Account {
        private final Account account;

        Guarded(Account account) {
            this.account = account;
        }

        @Override
        public long balance() {
            return account.balance();
        }

        @Override
        public long limit() {
            return account.limit();
        }

        @Override
        public int entries() {
            return account.entries();
        }

        @Override
        public boolean isOpen() {
            return account.isOpen();
        }

        @Override
        public String owner() {
            return account.owner();
        }

        @Override
        public String currency() {
            return account.currency();
        }

        @Override
        public void deposit(long amount) {
            account.deposit(amount);
        }

        @Override
        public void withdraw(long amount) {
            account.withdraw(amount);
        }

        @Override
        public void rename(String owner) {
            account.rename(owner);
        }

        @Override
        public void close() {
            account.close();
        }
    }

    private final int after = Question.line();

    @Override
    public String call() {
        return Question.ask(before, after);
    }
}
