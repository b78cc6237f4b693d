/* Lombok's @Delegate, with its annotation for the constructor. */
package self_calls;

import java.util.concurrent.Callable;
import lombok.RequiredArgsConstructor;
import lombok.experimental.Delegate;

@RequiredArgsConstructor
final class Named implements Greeter {
    @Delegate
    private final Greeter greeter;

    @Override
    public String name() {
        return "the wrapper";
    }
}

/** Asks the question of a class by Lombok. */
public class Program implements Callable<String> {
    @Override
    public String call() {
        return Question.ask(new Named(new Host()));
    }
}
