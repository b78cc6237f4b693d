/* A class by hand that names no method. */
package all_methods;

import java.util.concurrent.Callable;

public class Program implements Callable<String> {

    static final class Shelf implements Store {
        private final Store store;

        Shelf(Store store) {
            this.store = store;
        }
    }

    @Override
    public String call() {
        return Question.ask(new Shelf(Question.store()));
    }
}
