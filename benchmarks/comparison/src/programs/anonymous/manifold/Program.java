/* Manifold's @link in an anonymous class. */
package anonymous;

import java.util.concurrent.Callable;
import manifold.ext.delegation.rt.api.link;

/** Asks the question of a class by Manifold. */
public class Program implements Callable<String> {
    @Override
    public String call() {
        return Question.ask(new Account() {
            @link
            private final Account account = Question.ACCOUNT;
        });
    }
}
