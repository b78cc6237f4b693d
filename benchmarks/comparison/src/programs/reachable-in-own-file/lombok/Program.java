/* Lombok's @Delegate, with its annotation for the constructor. */
package reachable_in_own_file;

import java.util.concurrent.Callable;
import lombok.RequiredArgsConstructor;
import lombok.experimental.Delegate;

/** Asks the question of a class by Lombok. */
public class Program implements Callable<String> {
    @RequiredArgsConstructor
    static final class Guarded implements Account {
        @Delegate
        private final Account account;
    }

    @Override
    public String call() {
        return Question.ask(new Guarded(Question.ACCOUNT).account);
    }
}
