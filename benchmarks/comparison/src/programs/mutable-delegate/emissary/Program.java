/* An emissary. */
package mutable_delegate;

import dev.emissary.Emissary;
import java.util.concurrent.Callable;

@Emissary
record Changing(Account account) {
    void set(Account other) {
        this.account = other;
    }
}

/** Asks the question of an emissary. */
public class Program implements Callable<String> {
    @Override
    public String call() {
        var account = new Changing(Question.ACCOUNT);
        return Question.ask(account, account::set);
    }
}
