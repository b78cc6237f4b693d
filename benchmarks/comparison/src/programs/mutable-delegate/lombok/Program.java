/* Lombok's @Delegate, with its annotation for the constructor. */
package mutable_delegate;

import java.util.concurrent.Callable;
import lombok.AllArgsConstructor;
import lombok.experimental.Delegate;

@AllArgsConstructor
final class Changing implements Account {
    @Delegate
    private Account account;

    void set(Account other) {
        account = other;
    }
}

/** Asks the question of a class by Lombok. */
public class Program implements Callable<String> {
    @Override
    public String call() {
        var account = new Changing(Question.ACCOUNT);
        return Question.ask(account, account::set);
    }
}
