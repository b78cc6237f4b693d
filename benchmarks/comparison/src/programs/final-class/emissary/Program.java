/* An emissary. */
package final_class;

import dev.emissary.Emissary;
import java.util.concurrent.Callable;

@Emissary
record Guarded(Account account) {}

/** Asks the question of an emissary. */
public class Program implements Callable<String> {
    @Override
    public String call() {
        return Question.ask(new Guarded(Question.ACCOUNT));
    }
}
