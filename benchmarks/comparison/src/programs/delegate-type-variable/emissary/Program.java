/* An emissary whose component is named by the interface. */
package delegate_type_variable;

import dev.emissary.Emissary;
import java.util.concurrent.Callable;

@Emissary
record Guarded<A extends Account>(A account) implements Account {}

/** Asks the question of an emissary. */
public class Program implements Callable<String> {
    @Override
    public String call() {
        return Question.ask(new Guarded<>(Question.ACCOUNT));
    }
}
