/* Whether a call of a default method that is added later reaches the delegate. */
package default_method_added_later;

import java.lang.reflect.InvocationTargetException;

/** Calls a method that was not there when the wrappers were compiled. */
public final class Question {
    private Question() {}

    /** Asks of this wrapper of a savings account. */
    public static String ask(Account wrapper) throws ReflectiveOperationException {
        try {
            var title = Account.class.getMethod("title").invoke(wrapper);
            return (title.equals("savings of Ann") ? "yes: " : "no: ") + "the answer is \"" + title + "\"";
        } catch (InvocationTargetException thrown) {
            return "no: " + thrown.getCause().getClass().getSimpleName();
        }
    }
}
