/* A class with Lombok's @Delegate. */
package parameter_annotations;

import java.util.concurrent.Callable;
import lombok.RequiredArgsConstructor;
import lombok.experimental.Delegate;

public class Program implements Callable<String> {

    @RequiredArgsConstructor
    static final class Wallet implements Account {
        @Delegate
        private final Account account;
    }

    @Override
    public String call() {
        return Question.ask(new Wallet(new Purse()));
    }
}
