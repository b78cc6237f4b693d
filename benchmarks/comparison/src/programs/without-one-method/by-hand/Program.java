/* A class by hand. */
package without_one_method;

import java.util.concurrent.Callable;

public class Program implements Callable<String> {

    static final class History {
        private final Stack stack;

        History(Stack stack) {
            this.stack = stack;
        }

        public void push(int value) {
            stack.push(value);
        }

        public int peek() {
            return stack.peek();
        }
    }

    @Override
    public String call() {
        return Question.ask(new History(Stacks.of(1)));
    }
}
