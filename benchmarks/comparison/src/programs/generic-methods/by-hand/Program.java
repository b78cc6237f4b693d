/* A class by hand. */
package generic_methods;

import java.util.concurrent.Callable;

public class Program implements Callable<String> {

    static final class Arbiter implements Chooser {
        private final Chooser chooser;

        Arbiter(Chooser chooser) {
            this.chooser = chooser;
        }

        @Override
        public <T extends Ranked> T choose(T first, T second) {
            return chooser.choose(first, second);
        }
    }

    @Override
    public String call() {
        return Question.ask(new Arbiter(new Larger()));
    }
}
