/* Whether no pattern takes a wrapper apart. */
package no_deconstruction;

import java.util.Arrays;
import java.util.List;

/** Looks for what patterns and destructuring declarations of Java, Kotlin, Scala and Groovy look for. */
public final class Question {
    /** The delegate. */
    public static final Account ACCOUNT = () -> 7;

    private static final List<String> PARTS = List.of("component1", "unapply", "_1", "productElement", "getAt");

    private Question() {}

    /** Asks of this wrapper of {@link #ACCOUNT}. */
    public static String ask(Account wrapper) {
        var type = wrapper.getClass();
        if (type.isRecord()) {
            return "no: it is a record";
        }
        return Arrays.stream(type.getMethods())
                .filter(method -> PARTS.contains(method.getName()))
                .map(method -> "no: it has " + method.getName() + "()")
                .findFirst()
                .orElse("yes: no record, and no method that a pattern calls");
    }
}
