/* An emissary. */
package default_method_added_later;

import dev.emissary.Emissary;
import java.util.concurrent.Callable;

@Emissary
record Guarded(Account account) {}

/** Asks the question of an emissary. */
public class Program implements Callable<String> {
    @Override
    public String call() throws Exception {
        return Question.ask(new Guarded(new SavingsAccount()));
    }
}
