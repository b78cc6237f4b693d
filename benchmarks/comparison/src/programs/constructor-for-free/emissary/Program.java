/* An emissary. */
package constructor_for_free;

import dev.emissary.Emissary;
import java.util.concurrent.Callable;

@Emissary
record Guarded(Account account) {}

/** Asks the question of an emissary. */
public class Program implements Callable<String> {
    @Override
    public String call() throws Exception {
        return Question.ask(Guarded.class);
    }
}
