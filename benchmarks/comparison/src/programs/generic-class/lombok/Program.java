/* Lombok's @Delegate, with its annotation for the constructor. */
package generic_class;

import java.util.concurrent.Callable;
import lombok.RequiredArgsConstructor;
import lombok.experimental.Delegate;

@RequiredArgsConstructor
final class Guarded<T> implements Box<T> {
    @Delegate
    private final Box<T> box;
}

/** Asks the question of a class by Lombok. */
public class Program implements Callable<String> {
    @Override
    public String call() throws Exception {
        return Question.ask(new Guarded<>(Question.BOX));
    }
}
