/* A class with Lombok's @Delegate. */
package parameter_names;

import java.util.concurrent.Callable;
import lombok.RequiredArgsConstructor;
import lombok.experimental.Delegate;

public class Program implements Callable<String> {

    @RequiredArgsConstructor
    static final class Atlas implements Map {
        @Delegate
        private final Map map;
    }

    @Override
    public String call() {
        return Question.ask(new Atlas(new Flat()));
    }
}
