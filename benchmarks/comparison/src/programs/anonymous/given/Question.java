/* Whether a delegating object can be made by an expression, without a name for its class. */
package anonymous;

/** Is given what an expression made. */
public final class Question {
    /** The delegate. */
    public static final Account ACCOUNT = () -> 7;

    private Question() {}

    /** Asks of this wrapper of {@link #ACCOUNT}. */
    public static String ask(Account wrapper) {
        return wrapper != ACCOUNT && wrapper.balance() == 7 ? "yes: it forwards" : "no: it does not forward";
    }
}
