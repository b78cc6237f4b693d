/* A class by hand. */
package type_arguments;

import java.util.concurrent.Callable;

public class Program implements Callable<String> {

    static final class Drawer implements Box<String> {
        private final Box<String> box;

        Drawer(Box<String> box) {
            this.box = box;
        }

        @Override
        public String get() {
            return box.get();
        }

        @Override
        public void put(String value) {
            box.put(value);
        }
    }

    @Override
    public String call() {
        return Question.ask(new Drawer(new Crate()));
    }
}
