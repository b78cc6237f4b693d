package dev.emissary.javac.proof;

import dev.emissary.javac.proof.TwinMethod.TypeParameter;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * An interface in a random program of twins. No two of its superinterfaces have one in common.
 *
 * @param name its name
 * @param variables its type parameters
 * @param supertypes its superinterfaces among those of the program
 * @param declaresSerializable whether it extends {@code Serializable} too
 * @param own the methods that it declares
 */
record TwinInterface(
        String name,
        List<TypeParameter> variables,
        List<Supertype> supertypes,
        boolean declaresSerializable,
        List<TwinMethod> own) {
    /** A mention of a superinterface. */
    record Supertype(TwinInterface type, List<TwinType> arguments) {
        TwinType.Named asType() {
            return new TwinType.Named("", null, type.name, arguments, List.of());
        }
    }

    /** Returns the type inside itself. */
    TwinType.Named self() {
        return new TwinType.Named(
                "",
                null,
                name,
                variables.stream()
                        .map(variable -> (TwinType) variable.variable())
                        .toList(),
                List.of());
    }

    /** Returns what type arguments stand in for which type variables. */
    Map<String, TwinType> replacements(List<TwinType> arguments) {
        Map<String, TwinType> result = new HashMap<>();
        for (int i = 0; i < variables.size(); i++) {
            result.put(variables.get(i).variable().key(), arguments.get(i));
        }
        return result;
    }

    /** Returns the methods that it declares or inherits, in its own terms. A supertype clause has no annotations to give. */
    List<TwinMethod> members() {
        List<TwinMethod> result = new ArrayList<>(own);
        for (Supertype supertype : supertypes) {
            Map<String, TwinType> arguments = supertype.type.replacements(
                    supertype.arguments.stream().map(TwinType::plain).toList());
            for (TwinMethod inherited : supertype.type.members()) {
                if (own.stream().noneMatch(method -> method.name().equals(inherited.name()))) {
                    result.add(inherited.map(type -> type.replace(arguments)));
                }
            }
        }
        return result;
    }

    /** Returns the methods with some type arguments, or as the raw type has them. */
    List<TwinMethod> members(List<TwinType> arguments) {
        if (arguments.size() == variables.size()) {
            Map<String, TwinType> replacements = replacements(arguments);
            return members().stream()
                    .map(method -> method.map(type -> type.replace(replacements)))
                    .toList();
        }
        Map<String, TwinType> bounds = new HashMap<>();
        variables.forEach(variable -> bounds.put(
                variable.variable().key(),
                variable.bounds().isEmpty()
                        ? TwinType.Named.of("Object")
                        : variable.bounds().get(0)));
        return members().stream().map(method -> method.erase(bounds)).toList();
    }

    /** Whether it is, or inherits from, another one. */
    boolean isSubtypeOf(TwinInterface other) {
        return name.equals(other.name) || supertypes.stream().anyMatch(supertype -> supertype.type.isSubtypeOf(other));
    }

    /** Whether it is, or inherits from, {@code Serializable}. */
    boolean isSerializable() {
        return declaresSerializable || supertypes.stream().anyMatch(supertype -> supertype.type.isSerializable());
    }

    /**
     * Returns its declaration.
     *
     * @param permitted the classes that it permits, or none if it is not sealed
     */
    String declaration(List<String> permitted) {
        List<String> extended = new ArrayList<>();
        supertypes.forEach(supertype -> extended.add(supertype.asType().text()));
        if (declaresSerializable) {
            extended.add("Serializable");
        }
        return (permitted.isEmpty() ? "" : "sealed ") + "interface " + name
                + TwinMethod.typeParameters(variables).strip() + clause(" extends ", extended)
                + clause(" permits ", permitted) + " {\n"
                + own.stream()
                        .map(method -> "    " + method.declaration().strip() + "\n")
                        .collect(Collectors.joining())
                + "}\n";
    }

    private static String clause(String word, List<String> types) {
        return types.isEmpty() ? "" : word + String.join(", ", types);
    }
}
