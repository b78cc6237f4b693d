/* Whether a delegating class can extend a class of choice. */
package extends_a_class;

/** Looks for the superclass. */
public final class Question {
    /** The delegate. */
    public static final Account ACCOUNT = () -> 7;

    private Question() {}

    /** Asks of this wrapper of {@link #ACCOUNT}. */
    public static String ask(Account wrapper) {
        if (wrapper.balance() != 7) {
            return "no: it does not forward";
        }
        return wrapper instanceof Entity entity && entity.id() == 12
                ? "yes: it is an Entity too"
                : "no: it is no Entity";
    }
}
