/* Does a call of a default method reach the delegate's override? */
package default_methods;

public final class Question {
    private Question() {}

    public static String ask(Greeter wrapper) {
        String answer = wrapper.greet();
        return answer.equals(new Polite().greet())
                ? "yes: the delegate's override answered \"" + answer + "\""
                : "no: the interface's default answered \"" + answer + "\"";
    }
}
