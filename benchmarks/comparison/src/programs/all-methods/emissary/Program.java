/* An emissary. */
package all_methods;

import dev.emissary.Emissary;
import java.util.concurrent.Callable;

public class Program implements Callable<String> {

    @Emissary
    record Shelf(Store store) {}

    @Override
    public String call() {
        return Question.ask(new Shelf(Question.store()));
    }
}
