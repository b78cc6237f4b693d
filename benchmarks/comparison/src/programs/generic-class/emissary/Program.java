/* An emissary. */
package generic_class;

import dev.emissary.Emissary;
import java.util.concurrent.Callable;

@Emissary
record Guarded<T>(Box<T> box) {}

/** Asks the question of an emissary. */
public class Program implements Callable<String> {
    @Override
    public String call() throws Exception {
        return Question.ask(new Guarded<>(Question.BOX));
    }
}
