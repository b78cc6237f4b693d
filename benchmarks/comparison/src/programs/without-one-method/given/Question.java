/* Can a single method be left out of what is delegated? */
package without_one_method;

import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.List;

public final class Question {
    private Question() {}

    public static String ask(Object wrapper) {
        List<String> methods = Arrays.stream(wrapper.getClass().getMethods())
                .map(Method::getName)
                .filter(List.of("push", "peek", "pop")::contains)
                .sorted()
                .toList();
        return (methods.equals(List.of("peek", "push")) ? "yes: it has " : "no: it has ") + String.join(", ", methods);
    }
}
