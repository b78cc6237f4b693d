/* An emissary with a compact constructor. */
package validation;

import dev.emissary.Emissary;
import java.util.concurrent.Callable;

@Emissary
record Guarded(Account account) {
    Guarded {
        if (account.balance() < 0) {
            throw new IllegalArgumentException("in debt");
        }
    }
}

/** Asks the question of an emissary. */
public class Program implements Callable<String> {
    @Override
    public String call() {
        return Question.ask(Guarded::new);
    }
}
