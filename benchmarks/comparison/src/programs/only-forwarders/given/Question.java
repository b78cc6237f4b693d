/* Has the class no public method besides those of its interfaces? */
package only_forwarders;

import java.util.Arrays;
import java.util.stream.Collectors;

public final class Question {
    private Question() {}

    public static String ask(Bell wrapper) {
        String others = Arrays.stream(wrapper.getClass().getMethods())
                .filter(method -> method.getDeclaringClass() != Object.class
                        && !method.getName().equals("ring"))
                .map(method -> method.getName() + "()")
                .distinct()
                .sorted()
                .collect(Collectors.joining(", "));
        return others.isEmpty() ? "yes: ring() and what Object has" : "no: " + others;
    }
}
