/* A class with Lombok's @Delegate, told to leave a method out. */
package without_one_method;

import java.util.concurrent.Callable;
import lombok.RequiredArgsConstructor;
import lombok.experimental.Delegate;

public class Program implements Callable<String> {

    private interface Popped {
        int pop();
    }

    @RequiredArgsConstructor
    static final class History {
        @Delegate(excludes = Popped.class)
        private final Stack stack;
    }

    @Override
    public String call() {
        return Question.ask(new History(Stacks.of(1)));
    }
}
