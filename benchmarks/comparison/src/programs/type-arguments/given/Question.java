/* Does a delegate of a parameterised type give signatures with its type arguments? */
package type_arguments;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

public final class Question {
    private Question() {}

    public static String ask(Box<String> wrapper) {
        String methods = Arrays.stream(wrapper.getClass().getMethods())
                .filter(method -> List.of("get", "put").contains(method.getName()) && !method.isBridge())
                .map(method -> method.getReturnType().getSimpleName() + " " + method.getName()
                        + Arrays.stream(method.getParameterTypes())
                                .map(Class::getSimpleName)
                                .collect(Collectors.joining(", ", "(", ")")))
                .sorted()
                .collect(Collectors.joining(", "));
        return (methods.equals("String get(), void put(String)") ? "yes: " : "no: ") + methods;
    }
}
