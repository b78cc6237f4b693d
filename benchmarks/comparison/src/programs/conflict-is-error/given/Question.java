/* Is it a compile-time error when two delegates have the same method? */
package conflict_is_error;

public final class Question {
    private Question() {}

    public static <T extends Pump & Motor> String ask(T wrapper) {
        return "no: it compiled, and the " + wrapper.start() + " answered";
    }
}
