/* Whether a wrapper keeps its delegate for life. */
package not_replaceable;

import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;

/** Offers another delegate to every public method that would take one. */
public final class Question {
    /** The delegate. */
    public static final Account ACCOUNT = () -> 7;

    private static final Account OTHER = () -> 8;

    private Question() {}

    /** Asks of this wrapper of {@link #ACCOUNT}. */
    public static String ask(Account wrapper) {
        for (var method : wrapper.getClass().getMethods()) {
            for (var arguments : arguments(method, wrapper.getClass())) {
                offer(method, wrapper, arguments);
                if (wrapper.balance() != ACCOUNT.balance()) {
                    return "no: " + method.getName() + " replaces it";
                }
            }
        }
        return "yes: no public method replaces it";
    }

    /** A method of a string and an object may set a property by its name. */
    private static List<Object[]> arguments(Method method, Class<?> type) {
        var arguments = new ArrayList<Object[]>();
        var parameters = List.of(method.getParameterTypes());
        if (parameters.equals(List.of(Account.class))) {
            arguments.add(new Object[] {OTHER});
        }
        if (parameters.equals(List.of(String.class, Object.class))) {
            for (var field : type.getDeclaredFields()) {
                arguments.add(new Object[] {field.getName(), OTHER});
            }
        }
        return arguments;
    }

    private static void offer(Method method, Object wrapper, Object[] arguments) {
        try {
            method.setAccessible(true);
            method.invoke(wrapper, arguments);
        } catch (ReflectiveOperationException | RuntimeException refused) {
            // It is not the way: whether any was is asked of the wrapper.
        }
    }
}
