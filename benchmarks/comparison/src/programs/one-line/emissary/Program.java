/* An emissary, in the keyword form. */
package one_line;

import java.util.concurrent.Callable;

/** Asks the question of an emissary. */
public class Program implements Callable<String> {
    private final int before = Question.line();

    emissary Guarded(Account account);

    private final int after = Question.line();

    @Override
    public String call() {
        return Question.ask(before, after);
    }
}
