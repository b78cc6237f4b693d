/* Whether the type of a delegate can be a class that itself delegates. */
package chain;

/** Calls through two wrappers. */
public final class Question {
    /** The innermost delegate. */
    public static final Account ACCOUNT = () -> 7;

    private Question() {}

    /** Asks of this wrapper of a wrapper of {@link #ACCOUNT}. */
    public static String ask(Account wrapper) {
        return wrapper.balance() == 7 ? "yes: the call arrives" : "no: the call does not arrive";
    }
}
