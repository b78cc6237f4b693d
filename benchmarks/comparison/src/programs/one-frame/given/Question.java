/* Does a call through the wrapper cost exactly one further stack frame? */
package one_frame;

import java.util.List;

public final class Question {
    private Question() {}

    public static String ask(Probe wrapper) {
        List<String> frames = wrapper.callers();
        return (frames.size() == 1 ? "yes: " : "no: ") + String.join(", ", frames);
    }
}
