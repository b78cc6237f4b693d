/* A class by hand, with the annotation written again. */
package deprecation;

import java.util.concurrent.Callable;

public class Program implements Callable<String> {

    static final class Gate implements Door {
        private final Door door;

        Gate(Door door) {
            this.door = door;
        }

        @Override
        public void open() {
            door.open();
        }

        @Deprecated
        @Override
        public void push() {
            door.push();
        }
    }

    @Override
    public String call() {
        return Question.ask(new Gate(new Wood()));
    }
}
