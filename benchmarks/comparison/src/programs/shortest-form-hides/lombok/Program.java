/* Lombok's @Delegate, on the component of a record. */
package shortest_form_hides;

import java.util.concurrent.Callable;
import lombok.experimental.Delegate;

record Guarded(@Delegate Account account) implements Account {}

/** Asks the question of a class by Lombok. */
public class Program implements Callable<String> {
    @Override
    public String call() {
        return Question.ask(new Guarded(Question.ACCOUNT));
    }
}
