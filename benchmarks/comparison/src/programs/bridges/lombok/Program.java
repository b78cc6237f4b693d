/* A class with Lombok's @Delegate. */
package bridges;

import java.util.concurrent.Callable;
import lombok.RequiredArgsConstructor;
import lombok.experimental.Delegate;

public class Program implements Callable<String> {

    @RequiredArgsConstructor
    static final class Book implements Words {
        @Delegate
        private final Words words;
    }

    @Override
    public String call() {
        return Question.ask(new Book(new Page()));
    }
}
