/* A class with Lombok's @Delegate. */
package one_frame;

import java.util.concurrent.Callable;
import lombok.RequiredArgsConstructor;
import lombok.experimental.Delegate;

public class Program implements Callable<String> {

    @RequiredArgsConstructor
    static final class Deputy implements Probe {
        @Delegate
        private final Probe probe;
    }

    @Override
    public String call() {
        return Question.ask(new Deputy(new Stack()));
    }
}
