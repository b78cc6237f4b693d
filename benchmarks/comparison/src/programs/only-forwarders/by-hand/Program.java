/* A class by hand. */
package only_forwarders;

import java.util.concurrent.Callable;

public class Program implements Callable<String> {

    static final class Alarm implements Bell {
        private final Bell bell;

        Alarm(Bell bell) {
            this.bell = bell;
        }

        @Override
        public String ring() {
            return bell.ring();
        }
    }

    @Override
    public String call() {
        return Question.ask(new Alarm(new Brass()));
    }
}
