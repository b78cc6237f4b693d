/* Whether toString() of a wrapper says nothing of what it wraps. */
package to_string_hides;

/** Looks for the words of the delegate in those of the wrapper. */
public final class Question {
    /** The delegate. */
    public static final Account ACCOUNT = new Account() {
        @Override
        public long balance() {
            return 7;
        }

        @Override
        public String toString() {
            return "account 12-34";
        }
    };

    private Question() {}

    /** Asks of this wrapper of {@link #ACCOUNT}. */
    public static String ask(Account wrapper) {
        var words = wrapper.toString();
        return words.contains("12-34") ? "no: \"" + words + "\"" : "yes: the class and a number, as Object has it";
    }
}
