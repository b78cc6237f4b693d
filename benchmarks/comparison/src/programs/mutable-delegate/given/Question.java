/* Whether the delegate can be exchanged later, where this is wanted. */
package mutable_delegate;

import java.util.function.Consumer;

/** Exchanges the delegate by what the class offers for it. */
public final class Question {
    /** The first delegate. */
    public static final Account ACCOUNT = () -> 7;

    private Question() {}

    /** Asks of this wrapper of {@link #ACCOUNT}, and of its method for another. */
    public static String ask(Account wrapper, Consumer<Account> exchange) {
        exchange.accept(() -> 8);
        return wrapper.balance() == 8
                ? "yes: calls reach the new one"
                : "no: compiled, and calls still reach the first";
    }
}
