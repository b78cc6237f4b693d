/* Lombok's @Delegate, which needs to be told the type here. */
package delegate_type_variable;

import java.util.concurrent.Callable;
import lombok.RequiredArgsConstructor;
import lombok.experimental.Delegate;

@RequiredArgsConstructor
final class Guarded<A extends Account> implements Account {
    @Delegate(types = Account.class)
    private final A account;
}

/** Asks the question of a class by Lombok. */
public class Program implements Callable<String> {
    @Override
    public String call() {
        return Question.ask(new Guarded<>(Question.ACCOUNT));
    }
}
