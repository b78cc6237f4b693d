/* An emissary. */
package debuggable;

import dev.emissary.Emissary;
import java.util.concurrent.Callable;

@Emissary
record Guarded(Account account) {}

/** Asks the question of an emissary. */
public class Program implements Callable<String> {
    @Override
    public String call() {
        var witness = new Question.Witness();
        return Question.ask(new Guarded(witness), witness);
    }
}
