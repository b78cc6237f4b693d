/* A class with Manifold's @link, which forwards interfaces of the class: the class would have to implement one without the method. */
package without_one_method;

import java.util.concurrent.Callable;
import manifold.ext.delegation.rt.api.link;

public class Program implements Callable<String> {

    static final class History {
        @link
        private final Stack stack;

        History(Stack stack) {
            this.stack = stack;
        }
    }

    @Override
    public String call() {
        return Question.ask(new History(Stacks.of(1)));
    }
}
