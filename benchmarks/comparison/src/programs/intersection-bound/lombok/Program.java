/* Lombok's @Delegate, which needs to be told the types here. */
package intersection_bound;

import java.util.concurrent.Callable;
import lombok.RequiredArgsConstructor;
import lombok.experimental.Delegate;

@RequiredArgsConstructor
final class Guarded<C extends Source & Sink> implements Source, Sink {
    @Delegate(types = {Source.class, Sink.class})
    private final C cell;
}

/** Asks the question of a class by Lombok. */
public class Program implements Callable<String> {
    @Override
    public String call() {
        return Question.ask(new Guarded<>(new Question.Cell()));
    }
}
