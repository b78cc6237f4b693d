/* A class by hand. */
package varargs;

import java.util.concurrent.Callable;

public class Program implements Callable<String> {

    static final class Glue implements Joiner {
        private final Joiner joiner;

        Glue(Joiner joiner) {
            this.joiner = joiner;
        }

        @Override
        public String join(String separator, String... parts) {
            return joiner.join(separator, parts);
        }
    }

    @Override
    public String call() {
        return Question.ask(new Glue(new Plain()));
    }
}
