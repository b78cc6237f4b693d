/* The interface that the wrappers implement. */
package callback_hides;

import java.util.function.Consumer;

/** An account that can be watched. */
public interface Account {
    /** Tells the observer of the account at once. */
    void observe(Consumer<Account> observer);
}
