/* Whether the shortest form that an approach has for a delegating class keeps the delegate to itself. */
package shortest_form_hides;

import java.lang.reflect.Modifier;
import java.util.Arrays;

/** Looks for an accessor, and for a field that is open. */
public final class Question {
    /** The delegate. */
    public static final Account ACCOUNT = () -> 7;

    private Question() {}

    /** Asks of this wrapper of {@link #ACCOUNT}. */
    public static String ask(Account wrapper) {
        var type = wrapper.getClass();
        var accessor = Arrays.stream(type.getMethods())
                .filter(method -> method.getReturnType() == Account.class)
                .map(method -> "no: " + method.getName() + "() hands it out")
                .findFirst();
        var field = Arrays.stream(type.getDeclaredFields())
                .filter(each -> each.getType() == Account.class)
                .filter(each -> !Modifier.isPrivate(each.getModifiers()) || !Modifier.isFinal(each.getModifiers()))
                .map(each -> "no: the field is not private and final")
                .findFirst();
        return accessor.or(() -> field).orElse("yes: a private final field, and no accessor");
    }
}
