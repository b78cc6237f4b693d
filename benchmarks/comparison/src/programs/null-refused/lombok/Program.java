/* Lombok's @Delegate, with Lombok's @NonNull. */
package null_refused;

import java.util.concurrent.Callable;
import lombok.NonNull;
import lombok.RequiredArgsConstructor;
import lombok.experimental.Delegate;

@RequiredArgsConstructor
final class Guarded implements Account {
    @Delegate
    @NonNull
    private final Account account;
}

/** Asks the question of a class by Lombok. */
public class Program implements Callable<String> {
    @Override
    public String call() {
        return Question.ask(Guarded::new);
    }
}
