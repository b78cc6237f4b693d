/* A class with Lombok's @Delegate that names the interface. */
package part_of_the_type;

import java.util.concurrent.Callable;
import lombok.RequiredArgsConstructor;
import lombok.experimental.Delegate;

public class Program implements Callable<String> {

    @RequiredArgsConstructor
    static final class Statement implements Readable {
        @Delegate(types = Readable.class)
        private final Account account;
    }

    @Override
    public String call() {
        return Question.ask(new Statement(new Savings()));
    }
}
