/* A class written by hand. */
package self_calls;

import java.util.concurrent.Callable;

final class Named implements Greeter {
    private final Greeter greeter;

    Named(Greeter greeter) {
        this.greeter = greeter;
    }

    @Override
    public String greeting() {
        return greeter.greeting();
    }

    @Override
    public String name() {
        return "the wrapper";
    }
}

/** Asks the question of a class written by hand. */
public class Program implements Callable<String> {
    @Override
    public String call() {
        return Question.ask(new Named(new Host()));
    }
}
