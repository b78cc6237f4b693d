/* A class with Lombok's @Delegate. */
package only_forwarders;

import java.util.concurrent.Callable;
import lombok.RequiredArgsConstructor;
import lombok.experimental.Delegate;

public class Program implements Callable<String> {

    @RequiredArgsConstructor
    static final class Alarm implements Bell {
        @Delegate
        private final Bell bell;
    }

    @Override
    public String call() {
        return Question.ask(new Alarm(new Brass()));
    }
}
