/* Whether equals() of a wrapper is identity, even where the interface redeclares it. */
package equals_is_identity;

import java.util.function.UnaryOperator;

/** Compares two wrappers of one delegate, and one with its delegate. */
public final class Question {
    private Question() {}

    /** Asks of what this makes of a key. */
    public static String ask(UnaryOperator<Key> wrapping) {
        record Code(int code) implements Key {}
        var key = new Code(7);
        var one = wrapping.apply(key);
        var other = wrapping.apply(key);
        if (one.equals(key)) {
            return "no: a wrapper is equal to its delegate" + (one.equals(one) ? "" : ", and not to itself");
        }
        if (one.equals(other)) {
            return "no: two wrappers of one delegate are equal";
        }
        return one.hashCode() == key.hashCode() ? "partly: hashCode() is the delegate's" : "yes: as Object has it";
    }
}
