/* Whether a delegating class can be declared in a method. */
package local_class;

/** Is given what a method made with a class of its own. */
public final class Question {
    /** The delegate. */
    public static final Account ACCOUNT = () -> 7;

    private Question() {}

    /** Asks of this wrapper of {@link #ACCOUNT}. */
    public static String ask(Account wrapper) {
        if (wrapper.balance() != ACCOUNT.balance()) {
            return "no: it does not forward";
        }
        var method = wrapper.getClass().getEnclosingMethod();
        return method == null ? "no: it is a member of a class" : "yes: declared in " + method.getName() + "()";
    }
}
