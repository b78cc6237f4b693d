package dev.emissary.javac.proof;

import dev.emissary.javac.proof.TwinMethod.TypeParameter;
import dev.emissary.javac.proof.TwinType.Named;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The declaration of the emissary of random twins, which is called {@code Em}.
 *
 * @param variables its type parameters
 * @param components its components
 * @param explicit whether the annotation lists what is delegated
 * @param marker whether it implements an interface without methods by hand
 * @param keyword whether it is declared by the keyword
 * @param permitted the classes that each sealed interface permits
 */
record TwinHeader(
        List<TypeParameter> variables,
        List<Component> components,
        boolean explicit,
        boolean marker,
        boolean keyword,
        Map<TwinInterface, List<String>> permitted) {
    private static final String REFUSAL = """
                private void writeObject(ObjectOutputStream arg0) throws NotSerializableException {
                    throw new NotSerializableException("%1$s");
                }
                private void readObject(ObjectInputStream arg0) throws NotSerializableException {
                    throw new NotSerializableException("%1$s");
                }
            """;

    /**
     * A component, and the interface that is delegated to it.
     *
     * @param name its name
     * @param type its type
     * @param through the interface
     * @param arguments the interface's type arguments as the header has them, or none for a raw type
     * @param isListed whether the implements clause mentions the interface
     */
    record Component(String name, TwinType type, TwinInterface through, List<TwinType> arguments, boolean isListed) {
        /** Returns the mention of the interface in the implements clause. What is inferred is written by nobody. */
        String implemented(boolean inferred) {
            List<TwinType> all =
                    inferred ? arguments.stream().map(TwinType::plain).toList() : arguments;
            return new Named("", null, through.name(), all, List.of()).text();
        }

        String text() {
            return type.text() + " " + name;
        }
    }

    private String head() {
        return "Em" + TwinMethod.typeParameters(variables).strip();
    }

    private String componentList() {
        return join(Component::text, components.stream());
    }

    private static String join(Function<Component, String> text, Stream<Component> components) {
        return components.map(text).collect(Collectors.joining(", "));
    }

    private String implementsClause(String interfaces) {
        String all = marker ? (interfaces.isEmpty() ? "Marker" : interfaces + ", Marker") : interfaces;
        return all.isEmpty() ? "" : " implements " + all;
    }

    /** Returns the declaration of the emissary. */
    String emissary() {
        String annotation = keyword ? "" : "@dev.emissary.Emissary";
        if (explicit) {
            annotation = "@dev.emissary.Emissary({"
                    + join(component -> component.through.name() + ".class", components.stream()) + "})";
        }
        String listed = join(
                component -> component.implemented(false), components.stream().filter(Component::isListed));
        return annotation + (keyword ? " emissary " : " record ") + head() + "(" + componentList() + ")"
                + implementsClause(listed) + (keyword ? ";" : " {}") + "\n";
    }

    /** Returns the class that somebody writes in its place in a package. */
    String byHand(String packageName) {
        StringBuilder text = new StringBuilder("final class ")
                .append(head())
                .append(" extends dev.emissary.lang.Emissary")
                .append(implementsClause(join(component -> component.implemented(explicit), components.stream())))
                .append(" {\n");
        for (Component component : components) {
            text.append("    private final ").append(component.text()).append(";\n");
        }
        text.append("    Em(").append(componentList()).append(") {");
        for (Component component : components) {
            text.append(" this.%1$s = %1$s;".formatted(component.name));
        }
        text.append(" }\n");
        List<String> taken =
                variables.stream().map(variable -> variable.variable().name()).toList();
        for (Component component : components) {
            for (TwinMethod method : component.through.members(component.arguments)) {
                text.append("    ")
                        .append(method.renamed(taken).forwarder(component.name).strip())
                        .append("\n");
            }
        }
        if (components.stream().anyMatch(component -> component.through.isSerializable())) {
            text.append(REFUSAL.formatted(packageName + ".Em"));
        }
        return text.append("}\n").toString();
    }
}
