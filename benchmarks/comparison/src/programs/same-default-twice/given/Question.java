/* Is it an error when both delegates inherit the same default method from one common interface? */
package same_default_twice;

public final class Question {
    private Question() {}

    public static String ask(Named wrapper) {
        return "no: it compiled, and name() is " + wrapper.name();
    }
}
