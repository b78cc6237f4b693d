/* A class written by hand. */
package generic_class;

import java.util.concurrent.Callable;

final class Guarded<T> implements Box<T> {
    private final Box<T> box;

    Guarded(Box<T> box) {
        this.box = box;
    }

    @Override
    public T content() {
        return box.content();
    }
}

/** Asks the question of a class written by hand. */
public class Program implements Callable<String> {
    @Override
    public String call() throws Exception {
        return Question.ask(new Guarded<>(Question.BOX));
    }
}
