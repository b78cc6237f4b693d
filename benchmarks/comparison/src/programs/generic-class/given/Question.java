/* Whether a generic class can delegate to a generic interface with its own type parameter. */
package generic_class;

import java.lang.reflect.ParameterizedType;
import java.util.Arrays;

/** Looks at the generic signatures of the class file. */
public final class Question {
    /** The delegate. */
    public static final Box<String> BOX = () -> "content";

    private Question() {}

    /** Asks of this wrapper of {@link #BOX}. */
    public static String ask(Box<String> wrapper) throws NoSuchMethodException {
        var type = wrapper.getClass();
        if (type.getTypeParameters().length != 1) {
            return "no: the class has no type parameter";
        }
        var parameter = type.getTypeParameters()[0];
        boolean implemented = Arrays.stream(type.getGenericInterfaces())
                .anyMatch(each -> each instanceof ParameterizedType parameterized
                        && parameterized.getRawType() == Box.class
                        && parameterized.getActualTypeArguments()[0].equals(parameter));
        var returned = type.getMethod("content").getGenericReturnType();
        if (!wrapper.content().equals("content")) {
            return "no: it does not forward";
        }
        if (!implemented) {
            return "partly: it implements the raw interface";
        }
        return returned.equals(parameter)
                ? "yes: " + parameter + " content()"
                : "partly: content() returns " + returned.getTypeName();
    }
}
