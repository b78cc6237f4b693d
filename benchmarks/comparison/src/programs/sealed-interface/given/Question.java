/* Whether the compiler refuses to delegate to a sealed interface that does not permit the class. */
package sealed_interface;

import java.util.function.Supplier;

/** Makes a wrapper of a class that has been compiled. */
public final class Question {
    private Question() {}

    /** Asks of what was to be refused. */
    public static String ask(Supplier<?> made) {
        try {
            return "no: compiled and made, with a balance of " + ((Account) made.get()).balance();
        } catch (LinkageError refused) {
            return "no: compiled, and refused by the JVM: " + refused.getClass().getSimpleName();
        }
    }
}
