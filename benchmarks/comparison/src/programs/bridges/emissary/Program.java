/* An emissary. */
package bridges;

import dev.emissary.Emissary;
import java.util.concurrent.Callable;

public class Program implements Callable<String> {

    @Emissary
    record Book(Words words) {}

    @Override
    public String call() {
        return Question.ask(new Book(new Page()));
    }
}
