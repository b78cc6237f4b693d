/* A class with Lombok's @Delegate. */
package type_arguments;

import java.util.concurrent.Callable;
import lombok.RequiredArgsConstructor;
import lombok.experimental.Delegate;

public class Program implements Callable<String> {

    @RequiredArgsConstructor
    static final class Drawer implements Box<String> {
        @Delegate
        private final Box<String> box;
    }

    @Override
    public String call() {
        return Question.ask(new Drawer(new Crate()));
    }
}
