/* Whether a delegating class is final where nothing says so. */
package final_class;

import java.lang.reflect.Modifier;

/** Looks at the modifiers in the class file. */
public final class Question {
    /** The delegate. */
    public static final Account ACCOUNT = () -> 7;

    private Question() {}

    /** Asks of this wrapper. */
    public static String ask(Account wrapper) {
        return Modifier.isFinal(wrapper.getClass().getModifiers()) ? "yes: final" : "no: it can be extended";
    }
}
