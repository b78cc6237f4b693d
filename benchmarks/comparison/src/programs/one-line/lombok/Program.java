/* Lombok's @Delegate, on the component of a record. */
package one_line;

import java.util.concurrent.Callable;
import lombok.experimental.Delegate;

/** Asks the question of a class by Lombok. */
public class Program implements Callable<String> {
    private final int before = Question.line();

    record Guarded(@Delegate Account account) implements Account {}

    private final int after = Question.line();

    @Override
    public String call() {
        return Question.ask(before, after);
    }
}
