/* An emissary whose annotation lists the interface. */
package part_of_the_type;

import dev.emissary.Emissary;
import java.util.concurrent.Callable;

public class Program implements Callable<String> {

    @Emissary(Readable.class)
    record Statement(Account account) {}

    @Override
    public String call() {
        return Question.ask(new Statement(new Savings()));
    }
}
