/* A class with Manifold's @link. */
package redeclared_object_methods;

import java.util.concurrent.Callable;
import manifold.ext.delegation.rt.api.link;

public class Program implements Callable<String> {

    static final class Quote implements Text {
        @link
        private final Text text;

        Quote(Text text) {
            this.text = text;
        }
    }

    @Override
    public String call() {
        return Question.ask(new Quote(new Word()));
    }
}
