/* Whether a public member of a wrapper hands out what it wraps. */
package no_accessor;

import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Calls all that can be called and looks for the delegate among the answers. */
public final class Question {
    /** The delegate. */
    public static final Account ACCOUNT = () -> 7;

    private Question() {}

    /** Asks of this wrapper of {@link #ACCOUNT}. */
    public static String ask(Account wrapper) throws IllegalAccessException {
        for (var field : wrapper.getClass().getFields()) {
            field.setAccessible(true);
            if (field.get(wrapper) == ACCOUNT) {
                return "no: the field " + field.getName() + " is public";
            }
        }
        for (var method : wrapper.getClass().getMethods()) {
            for (var arguments : arguments(method, wrapper.getClass())) {
                if (answer(method, wrapper, arguments) == ACCOUNT) {
                    return "no: " + method.getName() + Arrays.toString(arguments) + " hands it out";
                }
            }
        }
        return "yes: no public member hands it out";
    }

    /** A method of one string may ask for a property by its name. */
    private static List<Object[]> arguments(Method method, Class<?> type) {
        var arguments = new ArrayList<Object[]>();
        if (method.getDeclaringClass() == Object.class) {
            return arguments;
        }
        if (method.getParameterCount() == 0) {
            arguments.add(new Object[0]);
        }
        if (Arrays.equals(method.getParameterTypes(), new Class<?>[] {String.class})) {
            for (var field : type.getDeclaredFields()) {
                arguments.add(new Object[] {field.getName()});
            }
        }
        return arguments;
    }

    private static Object answer(Method method, Object wrapper, Object[] arguments) {
        try {
            method.setAccessible(true);
            return method.invoke(wrapper, arguments);
        } catch (ReflectiveOperationException | RuntimeException refused) {
            return null;
        }
    }
}
