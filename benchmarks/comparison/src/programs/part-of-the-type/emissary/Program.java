/* An emissary that names the interface. */
package part_of_the_type;

import dev.emissary.Emissary;
import java.util.concurrent.Callable;

public class Program implements Callable<String> {

    @Emissary
    record Statement(Account account) implements Readable {}

    @Override
    public String call() {
        return Question.ask(new Statement(new Savings()));
    }
}
