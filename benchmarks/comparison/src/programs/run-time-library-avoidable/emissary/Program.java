/* An emissary, with the option for a superclass that every class has. */
// options: -Xplugin:Emissary superclass=none
package run_time_library_avoidable;

import dev.emissary.Emissary;
import java.util.concurrent.Callable;

@Emissary
record Guarded(Account account) {}

/** Asks the question of an emissary. */
public class Program implements Callable<String> {
    @Override
    public String call() throws Exception {
        return Question.ask(Guarded.class);
    }
}
