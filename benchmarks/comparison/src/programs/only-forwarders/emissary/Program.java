/* An emissary. */
package only_forwarders;

import dev.emissary.Emissary;
import java.util.concurrent.Callable;

public class Program implements Callable<String> {

    @Emissary
    record Alarm(Bell bell) {}

    @Override
    public String call() {
        return Question.ask(new Alarm(new Brass()));
    }
}
