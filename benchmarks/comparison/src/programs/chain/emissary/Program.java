/* An emissary. */
package chain;

import dev.emissary.Emissary;
import java.util.concurrent.Callable;

@Emissary
record Inner(Account account) {}

@Emissary
record Outer(Inner inner) implements Account {}

/** Asks the question of an emissary. */
public class Program implements Callable<String> {
    @Override
    public String call() {
        return Question.ask(new Outer(new Inner(Question.ACCOUNT)));
    }
}
