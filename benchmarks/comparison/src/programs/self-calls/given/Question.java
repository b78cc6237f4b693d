/* Whether a delegate's call of its own method reaches the wrapper's method (the self problem). */
package self_calls;

/** Calls the method of the delegate that calls the other one. */
public final class Question {
    private Question() {}

    /** Asks of this wrapper, whose own name is "the wrapper". */
    public static String ask(Greeter wrapper) {
        var greeting = wrapper.greeting();
        return (greeting.endsWith("the wrapper") ? "yes: " : "no: ") + "the greeting is " + greeting;
    }
}
