package dev.emissary.javac.proof;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * An interface or an abstract class as its generator knows it: by texts, without any question to a compiler.
 *
 * <p>Type variables are single letters, so that a text can be seen as a member of another type by replacing them.
 */
final class Sketch {
    private static final Pattern VARIABLE = Pattern.compile("\\b[A-Z]\\b");

    final String name;
    final List<Variable> variables;
    final List<Use> supertypes = new ArrayList<>();
    final List<Member> own = new ArrayList<>();

    /** What a type argument must be. */
    enum Kind {
        ANY,
        TEXT,
        ORDERED,
        NUMBER,
        FAILURE,
        /** The type itself, as in {@code B<T extends B<T>>}. */
        SELF
    }

    /**
     * A type parameter.
     *
     * @param name its name
     * @param kind what its bound asks for
     * @param bound its bound, or an empty text
     */
    record Variable(String name, Kind kind, String bound) {
        /** Returns the text that declares it. */
        String declaration() {
            return bound.isEmpty() ? name : name + " extends " + bound;
        }
    }

    /**
     * A mention of a type.
     *
     * @param type the type
     * @param arguments its type arguments, none when it is not generic or raw
     */
    record Use(Sketch type, List<String> arguments) {
        /** Returns the mention as it stands in a source. */
        String text() {
            return arguments.isEmpty() ? type.name : type.name + "<" + String.join(", ", arguments) + ">";
        }

        /** Whether it leaves out type arguments. */
        boolean isRaw() {
            return arguments.isEmpty() && !type.variables.isEmpty();
        }
    }

    /**
     * A method without its modifiers; its own type variables are written {@code $0}, {@code $1}.
     *
     * @param name its name
     * @param bounds the bounds of its type variables, empty texts for those without
     * @param result its return type
     * @param parameters its parameter types, arrays also where it has variable arity
     * @param varargs whether it has variable arity
     * @param thrown its exceptions
     */
    record Signature(
            String name,
            List<String> bounds,
            String result,
            List<String> parameters,
            boolean varargs,
            List<String> thrown) {
        /** Returns the signature with type variables of the declaring type replaced. */
        Signature replace(Map<String, String> arguments) {
            return new Signature(
                    name,
                    replaceAll(bounds, arguments),
                    Sketch.replace(result, arguments),
                    replaceAll(parameters, arguments),
                    varargs,
                    replaceAll(thrown, arguments));
        }

        /** Whether two methods have the same parameters, as texts. */
        boolean sameParameters(Signature other) {
            return name.equals(other.name) && parameters.equals(other.parameters) && bounds.equals(other.bounds);
        }
    }

    /**
     * A method that a type has.
     *
     * @param signature the method as a member of that type
     * @param origin the type that declares it
     * @param isAbstract whether it has no body
     */
    record Member(Signature signature, Sketch origin, boolean isAbstract) {}

    /** Creates a type without supertypes and methods. */
    Sketch(String name, List<Variable> variables) {
        this.name = name;
        this.variables = List.copyOf(variables);
    }

    /** Returns the mention of this type inside itself. */
    Use self() {
        return new Use(this, variables.stream().map(Variable::name).toList());
    }

    /** Returns the methods that this type declares or inherits, each as a member of it. */
    List<Member> members() {
        Set<Member> all = new LinkedHashSet<>(own);
        inherited().stream()
                .filter(member -> own.stream()
                        .noneMatch(overrider -> overrider.signature().sameParameters(member.signature())))
                .forEach(all::add);
        return List.copyOf(all);
    }

    /** Returns the signatures of the methods that a mention of a type has. */
    static List<Signature> signatures(Use use) {
        Map<String, String> arguments = arguments(use);
        return use.type().members().stream()
                .map(member -> member.signature().replace(arguments))
                .toList();
    }

    /** Returns the methods that this type has from its supertypes, those that another one overrides left out. */
    List<Member> inherited() {
        Set<Member> all = new LinkedHashSet<>();
        for (Use use : supertypes) {
            if (use.isRaw()) {
                // What erasure makes of its methods is more than these texts can tell.
                continue;
            }
            Map<String, String> arguments = arguments(use);
            for (Member member : use.type().members()) {
                all.add(new Member(member.signature().replace(arguments), member.origin(), member.isAbstract()));
            }
        }
        return all.stream()
                .filter(member -> all.stream()
                        .noneMatch(other -> other.signature().sameParameters(member.signature())
                                && other.origin() != member.origin()
                                && other.origin().isSubtypeOf(member.origin())))
                .toList();
    }

    /** Whether this is another type or one below it. */
    boolean isSubtypeOf(Sketch other) {
        return this == other || supertypes.stream().anyMatch(use -> use.type().isSubtypeOf(other));
    }

    /** Returns a type and all above it, as the mention of the type sees them. */
    static Set<Use> closure(Use use) {
        Set<Use> result = new LinkedHashSet<>();
        result.add(use);
        Map<String, String> arguments = arguments(use);
        for (Use supertype : use.type().supertypes) {
            result.addAll(closure(
                    new Use(supertype.type(), use.isRaw() ? List.of() : replaceAll(supertype.arguments(), arguments))));
        }
        return result;
    }

    private static Map<String, String> arguments(Use use) {
        Map<String, String> arguments = new LinkedHashMap<>();
        for (int i = 0; i < use.arguments().size(); i++) {
            arguments.put(use.type().variables.get(i).name(), use.arguments().get(i));
        }
        return arguments;
    }

    private static List<String> replaceAll(List<String> texts, Map<String, String> arguments) {
        return texts.stream().map(text -> replace(text, arguments)).toList();
    }

    private static String replace(String text, Map<String, String> arguments) {
        return VARIABLE.matcher(text)
                .replaceAll(match ->
                        arguments.getOrDefault(match.group(), match.group()).replace("$", "\\$"));
    }

    /** Returns the declaration of type parameters, brackets included, or an empty text. */
    static String declaration(List<Variable> variables) {
        return variables.isEmpty()
                ? ""
                : variables.stream().map(Variable::declaration).collect(Collectors.joining(", ", "<", ">"));
    }
}
