/* An emissary. */
package type_arguments;

import dev.emissary.Emissary;
import java.util.concurrent.Callable;

public class Program implements Callable<String> {

    @Emissary
    record Drawer(Box<String> box) {}

    @Override
    public String call() {
        return Question.ask(new Drawer(new Crate()));
    }
}
