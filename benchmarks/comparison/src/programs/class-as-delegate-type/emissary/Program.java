/* An emissary. */
package class_as_delegate_type;

import dev.emissary.Emissary;
import java.util.concurrent.Callable;

public class Program implements Callable<String> {

    @Emissary
    record Watch(Clock clock) {}

    @Override
    public String call() throws Exception {
        return Question.ask(new Watch(new Clock()));
    }
}
