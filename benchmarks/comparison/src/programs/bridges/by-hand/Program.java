/* A class by hand. */
package bridges;

import java.util.concurrent.Callable;

public class Program implements Callable<String> {

    static final class Book implements Words {
        private final Words words;

        Book(Words words) {
            this.words = words;
        }

        @Override
        public String last() {
            return words.last();
        }

        @Override
        public void put(String value) {
            words.put(value);
        }
    }

    @Override
    public String call() {
        return Question.ask(new Book(new Page()));
    }
}
