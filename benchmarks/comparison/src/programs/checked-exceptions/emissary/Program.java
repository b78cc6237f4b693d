/* An emissary. */
package checked_exceptions;

import dev.emissary.Emissary;
import java.util.concurrent.Callable;

public class Program implements Callable<String> {

    @Emissary
    record Pipe(Source source) {}

    @Override
    public String call() throws Exception {
        return Question.ask(new Pipe(() -> 7));
    }
}
