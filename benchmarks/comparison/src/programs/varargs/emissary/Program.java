/* An emissary. */
package varargs;

import dev.emissary.Emissary;
import java.util.concurrent.Callable;

public class Program implements Callable<String> {

    @Emissary
    record Glue(Joiner joiner) {}

    @Override
    public String call() {
        return Question.ask(new Glue(new Plain()));
    }
}
