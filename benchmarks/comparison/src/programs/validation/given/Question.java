/* Whether a constructor can refuse a delegate by a check of its own. */
package validation;

import java.util.function.UnaryOperator;

/** Wraps an account that is to be refused, and one that is not. */
public final class Question {
    private Question() {}

    /** Asks of what this makes of accounts, which is to refuse those in debt. */
    public static String ask(UnaryOperator<Account> wrapping) {
        if (wrapping.apply(() -> 7).balance() != 7) {
            return "no: it does not forward";
        }
        try {
            return "no: wrapped with a balance of " + wrapping.apply(() -> -7).balance();
        } catch (IllegalArgumentException refused) {
            return "yes: IllegalArgumentException";
        } catch (AssertionError refused) {
            return "yes: AssertionError";
        }
    }
}
