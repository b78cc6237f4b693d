/* Does a call through an erased super-interface arrive at the delegate? */
package bridges;

public final class Question {
    private Question() {}

    public static String ask(Words wrapper) {
        try {
            String answer = answer(wrapper, "word");
            return (answer.equals("word") ? "yes: " : "no: ") + "put(Object) and Object last() of Sink gave " + answer;
        } catch (AbstractMethodError e) {
            return "no: AbstractMethodError";
        }
    }

    private static <T> T answer(Sink<T> sink, T value) {
        sink.put(value);
        return sink.last();
    }
}
