/* Whether the field of a wrapper is private and final in the class file. */
package private_final_field;

import java.lang.reflect.Modifier;

/** Looks for the field that has the delegate. */
public final class Question {
    /** The delegate. */
    public static final Account ACCOUNT = () -> 7;

    private Question() {}

    /** Asks of this wrapper of {@link #ACCOUNT}. */
    public static String ask(Account wrapper) {
        for (var field : wrapper.getClass().getDeclaredFields()) {
            if (field.getType() == Account.class) {
                int modifiers = field.getModifiers();
                var closed = Modifier.isPrivate(modifiers) && Modifier.isFinal(modifiers);
                return (closed ? "yes: " : "no: ") + Modifier.toString(modifiers) + " " + field.getName();
            }
        }
        return "no: there is no field of this type";
    }
}
