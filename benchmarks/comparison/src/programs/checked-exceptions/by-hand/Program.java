/* A class by hand. */
package checked_exceptions;

import java.io.IOException;
import java.util.concurrent.Callable;

public class Program implements Callable<String> {

    static final class Pipe implements Source {
        private final Source source;

        Pipe(Source source) {
            this.source = source;
        }

        @Override
        public int read() throws IOException {
            return source.read();
        }
    }

    @Override
    public String call() throws Exception {
        return Question.ask(new Pipe(() -> 7));
    }
}
