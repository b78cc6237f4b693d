/* An emissary. */
package self_return;

import dev.emissary.Emissary;
import java.util.concurrent.Callable;

public class Program implements Callable<String> {

    @Emissary
    record Guarded(Query query) {}

    @Override
    public String call() {
        return Question.ask(new Guarded(new Table()));
    }
}
