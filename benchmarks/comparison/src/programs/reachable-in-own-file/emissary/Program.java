/* An emissary. */
package reachable_in_own_file;

import dev.emissary.Emissary;
import java.util.concurrent.Callable;

/** Asks the question of an emissary. */
public class Program implements Callable<String> {
    @Emissary
    record Guarded(Account account) {}

    @Override
    public String call() {
        return Question.ask(new Guarded(Question.ACCOUNT).account);
    }
}
