/* A class with Lombok's @Delegate. */
package class_as_delegate_type;

import java.util.concurrent.Callable;
import lombok.RequiredArgsConstructor;
import lombok.experimental.Delegate;

public class Program implements Callable<String> {

    @RequiredArgsConstructor
    static final class Watch {
        @Delegate
        private final Clock clock;
    }

    @Override
    public String call() throws Exception {
        return Question.ask(new Watch(new Clock()));
    }
}
