/* An emissary. */
package deprecation;

import dev.emissary.Emissary;
import java.util.concurrent.Callable;

public class Program implements Callable<String> {

    @Emissary
    record Gate(Door door) {}

    @Override
    public String call() {
        return Question.ask(new Gate(new Wood()));
    }
}
