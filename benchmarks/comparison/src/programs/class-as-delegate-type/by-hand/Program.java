/* A class by hand. */
package class_as_delegate_type;

import java.util.concurrent.Callable;

public class Program implements Callable<String> {

    static final class Watch {
        private final Clock clock;

        Watch(Clock clock) {
            this.clock = clock;
        }

        public String time() {
            return clock.time();
        }
    }

    @Override
    public String call() throws Exception {
        return Question.ask(new Watch(new Clock()));
    }
}
