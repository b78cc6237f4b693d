/* An emissary. */
package generic_methods;

import dev.emissary.Emissary;
import java.util.concurrent.Callable;

public class Program implements Callable<String> {

    @Emissary
    record Arbiter(Chooser chooser) {}

    @Override
    public String call() {
        return Question.ask(new Arbiter(new Larger()));
    }
}
