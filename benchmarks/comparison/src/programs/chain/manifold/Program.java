/* Manifold's @link; no assignment to this.field, on which Manifold 2025.1.8 fails in the second class of a file. */
package chain;

import java.util.concurrent.Callable;
import manifold.ext.delegation.rt.api.link;

final class Inner implements Account {
    @link
    private final Account account;

    Inner(Account delegate) {
        account = delegate;
    }
}

final class Outer implements Account {
    @link
    private final Inner inner;

    Outer(Inner delegate) {
        inner = delegate;
    }
}

/** Asks the question of a class by Manifold. */
public class Program implements Callable<String> {
    @Override
    public String call() {
        return Question.ask(new Outer(new Inner(Question.ACCOUNT)));
    }
}
