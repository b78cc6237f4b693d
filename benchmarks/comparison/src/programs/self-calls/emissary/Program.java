/* An emissary. */
package self_calls;

import dev.emissary.Emissary;
import java.util.concurrent.Callable;

@Emissary
record Named(Greeter greeter) {
    @Override
    public String name() {
        return "the wrapper";
    }
}

/** Asks the question of an emissary. */
public class Program implements Callable<String> {
    @Override
    public String call() {
        return Question.ask(new Named(new Host()));
    }
}
