/* An emissary: of an interface it forwards everything or, declared by hand, what refuses the call. */
package without_one_method;

import dev.emissary.Emissary;
import java.util.concurrent.Callable;

public class Program implements Callable<String> {

    @Emissary
    record History(Stack stack) {
        @Override
        public int pop() {
            throw new UnsupportedOperationException();
        }
    }

    @Override
    public String call() {
        return Question.ask(new History(Stacks.of(1)));
    }
}
