/* A class written by hand. */
package equals_is_identity;

import java.util.concurrent.Callable;

final class Guarded implements Key {
    private final Key key;

    Guarded(Key key) {
        this.key = key;
    }

    @Override
    public int code() {
        return key.code();
    }
}

/** Asks the question of a class written by hand. */
public class Program implements Callable<String> {
    @Override
    public String call() {
        return Question.ask(Guarded::new);
    }
}
