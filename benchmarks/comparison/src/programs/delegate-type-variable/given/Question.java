/* Whether the type of a delegate can be a type variable. */
package delegate_type_variable;

/** Calls a wrapper. */
public final class Question {
    /** The delegate. */
    public static final Account ACCOUNT = () -> 7;

    private Question() {}

    /** Asks of this wrapper of {@link #ACCOUNT}. */
    public static String ask(Account wrapper) {
        if (wrapper.getClass().getTypeParameters().length != 1) {
            return "no: the class has no type variable";
        }
        return wrapper.balance() == 7 ? "yes: it forwards" : "no: it does not forward";
    }
}
