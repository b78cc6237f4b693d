/* An emissary. */
package parameter_annotations;

import dev.emissary.Emissary;
import java.util.concurrent.Callable;

public class Program implements Callable<String> {

    @Emissary
    record Wallet(Account account) {}

    @Override
    public String call() {
        return Question.ask(new Wallet(new Purse()));
    }
}
