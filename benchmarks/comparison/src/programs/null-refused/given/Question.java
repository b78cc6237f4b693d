/* Whether a wrapper of null cannot be made, without a statement that says so. */
package null_refused;

import java.util.function.UnaryOperator;

/** Wraps null. */
public final class Question {
    private Question() {}

    /** Asks of what this makes of null. */
    public static String ask(UnaryOperator<Account> wrapping) {
        Account wrapper;
        try {
            wrapper = wrapping.apply(null);
        } catch (RuntimeException refused) {
            return "yes: the constructor throws " + refused.getClass().getSimpleName();
        }
        try {
            return "no: " + wrapper.balance();
        } catch (NullPointerException late) {
            return "no: the first call throws NullPointerException";
        }
    }
}
