package dev.emissary.written;

import dev.emissary.model.Problem;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The rules for what is written in a declaration, which need no types. Each method judges one fact that a compiler has
 * found in its own trees, and returns the mistake in it, to be reported at that tree.
 *
 * @param emissary the simple name of the emissary
 * @param components the names of its components
 */
public record BodyRules(String emissary, Set<String> components) {
    /** The types of which an object that is assigned once can keep what changes. */
    private static final String CONTAINER =
            ".*(List|Set|Map|Queue|Deque|Collection|Vector|Stack|Builder|Buffer|Atomic\\w+|Adder|Lock|Random)(<.*)?|.*\\]";

    private static final List<String> FORBIDDEN_MODIFIERS = List.of("abstract", "sealed", "non-sealed", "value");

    /** Judges the modifiers of the emissary, of which the first mistake is reported (EM-FORM-5). */
    public static Optional<Problem> modifiers(Collection<String> written) {
        return FORBIDDEN_MODIFIERS.stream()
                .filter(written::contains)
                .findFirst()
                .map(modifier -> Problem.found("modifier", modifier));
    }

    /** Whether the name of no type means a component, or its type but for capital letters (EM-DEL-3). */
    public static boolean meansComponent(String name, String component, String type) {
        int arguments = type.indexOf('<');
        String written = arguments < 0 ? type : type.substring(0, arguments);
        return !name.equals(written) && (name.equals(component) || name.equalsIgnoreCase(written));
    }

    /** Judges an instance initializer (EM-CLASS-4). */
    public static Problem initializer() {
        return Problem.found("initializer");
    }

    /**
     * Judges an instance field that is not final; one with the name of a component is an error of the Java language
     * (EM-CLASS-4).
     *
     * @param type its type, as it is written
     * @param isInitialized whether it has an initializer
     */
    public Optional<Problem> mutableField(String name, String type, boolean isInitialized) {
        boolean isContainer = isInitialized && type.matches(CONTAINER);
        String key = isContainer ? "field.not.final.content" : "field.not.final";
        return mistake(!components.contains(name), key, name, mutable(type));
    }

    /** Returns the type of a final field that can keep what changes. */
    private static String mutable(String type) {
        return switch (type) {
            case "int", "short", "byte", "char" -> "AtomicInteger";
            case "long" -> "AtomicLong";
            case "boolean" -> "AtomicBoolean";
            case "double" -> "AtomicReference<Double>";
            case "float" -> "AtomicReference<Float>";
            default -> "AtomicReference<" + type + ">";
        };
    }

    /** Judges that the initializer of an instance field reads a variable before the constructor assigns it (EM-CLASS-4). */
    public Optional<Problem> earlyRead(String field, String read) {
        return mistake(components.contains(read), "initializer.early", field, read, emissary);
    }

    /** Judges an assignment to a field of {@code this} in a compact constructor or a lambda in it (EM-CTOR-2). */
    public Optional<Problem> assignedInCompact(String field) {
        return mistake(components.contains(field), "compact.assignment", field);
    }

    /** Judges a use of the instance in a compact constructor: this, or what needs it (EM-CTOR-2). */
    public Problem usedInCompact(String used) {
        return Problem.found("compact.this", used, emissary);
    }

    /** Judges a {@code return} in a compact constructor, but not in a lambda in it (EM-CTOR-2). */
    public Problem returnInCompact() {
        return Problem.found("compact.return", emissary);
    }

    /**
     * Judges the use of a method that the emissary does not have: it may be meant as an accessor (EM-CLASS-3).
     *
     * @param method the method's name
     * @param arguments the number of arguments, or -1 where that is unknown
     * @param isInside whether the use is in the emissary itself
     */
    public Optional<Problem> unknownMethod(String method, int arguments, boolean isInside) {
        String key = isInside ? "accessor" : "accessor.outside";
        return mistake(arguments <= 0 && components.contains(method), key, method, emissary);
    }

    private static Optional<Problem> mistake(boolean isMistake, String key, Object... arguments) {
        return isMistake ? Optional.of(Problem.found(key, arguments)) : Optional.empty();
    }
}
