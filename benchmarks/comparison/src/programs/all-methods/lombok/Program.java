/* A class with Lombok's @Delegate. */
package all_methods;

import java.util.concurrent.Callable;
import lombok.RequiredArgsConstructor;
import lombok.experimental.Delegate;

public class Program implements Callable<String> {

    @RequiredArgsConstructor
    static final class Shelf implements Store {
        @Delegate
        private final Store store;
    }

    @Override
    public String call() {
        return Question.ask(new Shelf(Question.store()));
    }
}
