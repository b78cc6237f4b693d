/* An anonymous class written by hand. */
package anonymous;

import java.util.concurrent.Callable;

/** Asks the question of a class written by hand. */
public class Program implements Callable<String> {
    @Override
    public String call() {
        return Question.ask(new Account() {
            @Override
            public long balance() {
                return Question.ACCOUNT.balance();
            }
        });
    }
}
