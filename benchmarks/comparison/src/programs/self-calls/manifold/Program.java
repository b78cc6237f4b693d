/* Manifold's @link to a delegate that is declared @part. */
package self_calls;

import java.util.concurrent.Callable;
import manifold.ext.delegation.rt.api.link;
import manifold.ext.delegation.rt.api.part;

/** The delegate again: delegation proper needs a class that is declared for it. */
@part
class PartOfNamed implements Greeter {
    @Override
    public String name() {
        return "the delegate";
    }

    @Override
    public String greeting() {
        return "from " + name();
    }
}

final class Named implements Greeter {
    @link
    private final Greeter greeter;

    Named() {
        greeter = new PartOfNamed();
    }

    @Override
    public String name() {
        return "the wrapper";
    }
}

/** Asks the question of a class by Manifold. */
public class Program implements Callable<String> {
    @Override
    public String call() {
        return Question.ask(new Named());
    }
}
