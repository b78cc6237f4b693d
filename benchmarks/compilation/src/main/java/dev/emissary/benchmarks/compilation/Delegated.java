package dev.emissary.benchmarks.compilation;

import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.sql.ResultSet;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A delegated interface.
 *
 * @param name its simple name
 * @param imported its qualified name, if it is one of the JDK's; else it is generated too
 * @param methods its methods
 */
record Delegated(String name, Optional<String> imported, List<Signature> methods) {
    /** How many methods {@link ResultSet} has on JDK 17, roughly; it is the largest interface that people delegate. */
    static final int RESULT_SET = 195;

    private static final List<String> RETURNED = List.of("void", "int", "String", "boolean", "java.util.List<String>");
    private static final List<List<String>> PARAMETERS =
            List.of(List.of(), List.of("int"), List.of("String", "int"), List.of("Object"), List.of("long", "byte[]"));

    Delegated {
        methods = List.copyOf(methods);
    }

    /**
     * Returns an interface of a size.
     *
     * @param size the number of its methods; with {@link #RESULT_SET} it is {@code ResultSet} itself
     */
    static Delegated ofSize(int size) {
        return size == RESULT_SET
                ? new Delegated("ResultSet", Optional.of(ResultSet.class.getName()), methodsOf(ResultSet.class))
                : new Delegated("Service", Optional.empty(), generated(size));
    }

    private static List<Signature> methodsOf(Class<?> type) {
        return Arrays.stream(type.getMethods())
                .filter(method -> !Modifier.isStatic(method.getModifiers()))
                .sorted(Comparator.comparing(Method::getName).thenComparing(Method::toGenericString))
                .map(Signature::of)
                .toList();
    }

    private static List<Signature> generated(int size) {
        return IntStream.range(0, size)
                .mapToObj(index -> new Signature(
                        "",
                        RETURNED.get(index % RETURNED.size()),
                        "operation" + index,
                        PARAMETERS.get((index / RETURNED.size() + index) % PARAMETERS.size()),
                        index % 2 == 0 ? " throws java.io.IOException" : ""))
                .toList();
    }

    /** Returns the import that a class needs, or nothing. */
    String importLine() {
        return imported.map(type -> "import " + type + ";\n").orElse("");
    }

    /** Returns the declaration of the interface in a package, if it is generated. */
    Optional<String> source(String packageName) {
        return imported.isPresent()
                ? Optional.empty()
                : Optional.of("package " + packageName + ";\n\npublic interface " + name + " {\n"
                        + methods.stream()
                                .map(method -> "    " + method.declaration() + ";\n")
                                .collect(Collectors.joining())
                        + "}\n");
    }
}
