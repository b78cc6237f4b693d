/* Whether a wrapper is an instance of nothing but the interface. */
package no_other_interface;

/** Tries what a cast would give. */
public final class Question {
    private Question() {}

    /** Asks of this wrapper of a savings account, which is to be an account only. */
    public static String ask(Object wrapper) {
        if (wrapper instanceof AutoCloseable) {
            return "no: it can be cast to AutoCloseable";
        }
        if (wrapper instanceof SavingsAccount) {
            return "no: it can be cast to SavingsAccount";
        }
        return wrapper instanceof Account
                ? "yes: it is an Account, and can be cast to nothing else"
                : "no: it is no Account";
    }
}
