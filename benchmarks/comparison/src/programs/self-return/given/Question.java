/* Does a fluent method, whose delegate returns itself, return the wrapper? */
package self_return;

public final class Question {
    private Question() {}

    public static String ask(Query wrapper) {
        Query returned = wrapper.where("x > 1");
        return returned == wrapper
                ? "yes: the wrapper"
                : "no: the " + returned.getClass().getSimpleName() + " itself";
    }
}
