/* Whether a wrapper has no state but its delegate. */
package no_further_state;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.stream.Collectors;

/** Counts the instance fields. */
public final class Question {
    /** The delegate. */
    public static final Account ACCOUNT = () -> 7;

    private Question() {}

    /** Asks of this wrapper of one delegate. */
    public static String ask(Account wrapper) {
        var fields = Arrays.stream(wrapper.getClass().getDeclaredFields())
                .filter(field -> !Modifier.isStatic(field.getModifiers()))
                .toList();
        var names = fields.stream().map(Field::getName).collect(Collectors.joining(", "));
        return (fields.size() == 1 ? "yes: " : "no: ") + names;
    }
}
