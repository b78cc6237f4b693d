/* An emissary whose component is named by the interfaces. */
package intersection_bound;

import dev.emissary.Emissary;
import java.util.concurrent.Callable;

@Emissary
record Guarded<C extends Source & Sink>(C cell) implements Source, Sink {}

/** Asks the question of an emissary. */
public class Program implements Callable<String> {
    @Override
    public String call() {
        return Question.ask(new Guarded<>(new Question.Cell()));
    }
}
