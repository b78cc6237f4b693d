/* An emissary. */
package one_frame;

import dev.emissary.Emissary;
import java.util.concurrent.Callable;

public class Program implements Callable<String> {

    @Emissary
    record Deputy(Probe probe) {}

    @Override
    public String call() {
        return Question.ask(new Deputy(new Stack()));
    }
}
