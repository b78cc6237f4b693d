/* Lombok's @Delegate, with its annotation for the constructor. */
package chain;

import java.util.concurrent.Callable;
import lombok.RequiredArgsConstructor;
import lombok.experimental.Delegate;

@RequiredArgsConstructor
final class Inner implements Account {
    @Delegate
    private final Account account;
}

@RequiredArgsConstructor
final class Outer implements Account {
    @Delegate
    private final Inner inner;
}

/** Asks the question of a class by Lombok. */
public class Program implements Callable<String> {
    @Override
    public String call() {
        return Question.ask(new Outer(new Inner(Question.ACCOUNT)));
    }
}
