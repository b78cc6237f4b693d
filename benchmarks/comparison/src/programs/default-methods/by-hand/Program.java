/* A class by hand, as an IDE's "delegate methods" writes it: default methods included. */
package default_methods;

import java.util.concurrent.Callable;

public class Program implements Callable<String> {

    static final class Guest implements Greeter {
        private final Greeter greeter;

        Guest(Greeter greeter) {
            this.greeter = greeter;
        }

        @Override
        public String name() {
            return greeter.name();
        }

        @Override
        public String greet() {
            return greeter.greet();
        }
    }

    @Override
    public String call() {
        return Question.ask(new Guest(new Polite()));
    }
}
