/* An emissary. */
package equals_is_identity;

import dev.emissary.Emissary;
import java.util.concurrent.Callable;

@Emissary
record Guarded(Key key) {}

/** Asks the question of an emissary. */
public class Program implements Callable<String> {
    @Override
    public String call() {
        return Question.ask(Guarded::new);
    }
}
