/* Lombok's @Delegate, with its annotation for the constructor. */
package not_replaceable;

import java.util.concurrent.Callable;
import lombok.RequiredArgsConstructor;
import lombok.experimental.Delegate;

@RequiredArgsConstructor
final class Guarded implements Account {
    @Delegate
    private final Account account;
}

/** Asks the question of a class by Lombok. */
public class Program implements Callable<String> {
    @Override
    public String call() {
        return Question.ask(new Guarded(Question.ACCOUNT));
    }
}
