/* Whether the code around a declaration can read its delegate. */
package reachable_in_own_file;

/** Is given what the code around the declaration has read. */
public final class Question {
    /** The delegate. */
    public static final Account ACCOUNT = () -> 7;

    private Question() {}

    /** Asks of what was read. */
    public static String ask(Account read) {
        return read == ACCOUNT
                ? "yes: the class around the declaration reads the field"
                : "no: something else was read";
    }
}
