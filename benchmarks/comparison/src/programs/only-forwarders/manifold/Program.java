/* A class with Manifold's @link. */
package only_forwarders;

import java.util.concurrent.Callable;
import manifold.ext.delegation.rt.api.link;

public class Program implements Callable<String> {

    static final class Alarm implements Bell {
        @link
        private final Bell bell;

        Alarm(Bell bell) {
            this.bell = bell;
        }
    }

    @Override
    public String call() {
        return Question.ask(new Alarm(new Brass()));
    }
}
