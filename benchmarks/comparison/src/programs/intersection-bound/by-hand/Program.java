/* A class written by hand. */
package intersection_bound;

import java.util.concurrent.Callable;

final class Guarded<C extends Source & Sink> implements Source, Sink {
    private final C cell;

    Guarded(C cell) {
        this.cell = cell;
    }

    @Override
    public int read() {
        return cell.read();
    }

    @Override
    public void write(int number) {
        cell.write(number);
    }
}

/** Asks the question of a class written by hand. */
public class Program implements Callable<String> {
    @Override
    public String call() {
        return Question.ask(new Guarded<>(new Question.Cell()));
    }
}
