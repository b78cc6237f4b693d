/* An emissary. */
package parameter_names;

import dev.emissary.Emissary;
import java.util.concurrent.Callable;

public class Program implements Callable<String> {

    @Emissary
    record Atlas(Map map) {}

    @Override
    public String call() {
        return Question.ask(new Atlas(new Flat()));
    }
}
