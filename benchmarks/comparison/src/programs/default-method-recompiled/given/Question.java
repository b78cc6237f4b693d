/* Whether a wrapper, compiled again and not changed, forwards a method that is new in the interface. */
package default_method_recompiled;

/** Calls the new method. */
public final class Question {
    private Question() {}

    /** Asks of this wrapper of a savings account. */
    public static String ask(Account wrapper) {
        var title = wrapper.title();
        return (title.equals("savings of Ann") ? "yes: " : "no: ") + "the answer is \"" + title + "\"";
    }
}
