/* Has the forwarder the parameter names of the interface? */
package parameter_names;

import java.util.Arrays;
import java.util.List;

public final class Question {
    private Question() {}

    public static String ask(Map wrapper) {
        try {
            List<String> names = Arrays.stream(wrapper.getClass()
                            .getMethod("distance", int.class, int.class)
                            .getParameters())
                    .map(parameter -> parameter.isNamePresent() ? parameter.getName() : "one without a name")
                    .toList();
            return (names.equals(List.of("longitude", "latitude")) ? "yes: " : "no: ") + names;
        } catch (NoSuchMethodException e) {
            return "no: there is no such method";
        }
    }
}
