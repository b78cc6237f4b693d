/* Whether a delegate stays hidden when it passes itself to a callback. */
package callback_hides;

import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;

/** Takes what a callback is given. */
public final class Question {
    /** The delegate, which passes itself on. */
    public static final Account ACCOUNT = new Account() {
        @Override
        public void observe(Consumer<Account> observer) {
            observer.accept(this);
        }
    };

    private Question() {}

    /** Asks of this wrapper of {@link #ACCOUNT}. */
    public static String ask(Account wrapper) {
        var seen = new AtomicReference<Account>();
        wrapper.observe(seen::set);
        return seen.get() == wrapper
                ? "yes: the callback is given the wrapper"
                : "no: the callback is given the delegate";
    }
}
