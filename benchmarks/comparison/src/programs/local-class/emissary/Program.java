/* An emissary. */
package local_class;

import dev.emissary.Emissary;
import java.util.concurrent.Callable;

/** Asks the question of an emissary. */
public class Program implements Callable<String> {
    @Override
    public String call() {
        @Emissary
        record Guarded(Account account) {}
        return Question.ask(new Guarded(Question.ACCOUNT));
    }
}
