/* An emissary in front of a greeter. */
package default_methods;

import dev.emissary.Emissary;
import java.util.concurrent.Callable;

public class Program implements Callable<String> {

    @Emissary
    record Guest(Greeter greeter) {}

    @Override
    public String call() {
        return Question.ask(new Guest(new Polite()));
    }
}
