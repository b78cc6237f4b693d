/* An emissary. */
package redeclared_object_methods;

import dev.emissary.Emissary;
import java.util.concurrent.Callable;

public class Program implements Callable<String> {

    @Emissary
    record Quote(Text text) {}

    @Override
    public String call() {
        return Question.ask(new Quote(new Word()));
    }
}
