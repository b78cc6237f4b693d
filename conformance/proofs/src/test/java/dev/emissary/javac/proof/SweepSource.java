package dev.emissary.javac.proof;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.TypeParameterElement;
import javax.lang.model.type.TypeMirror;

/** The text of one source file, {@code sweep/Sweep.java}, with an emissary of each of many interfaces. */
public final class SweepSource {
    static final int LINES_BEFORE = 1;
    static final int LINES_EACH = 3;

    private SweepSource() {}

    /** Returns the binary name of the emissary of the interface at an index. */
    public static String emissaryOf(int index) {
        return "sweep." + simpleName(index);
    }

    private static String simpleName(int index) {
        return "E%04d".formatted(index);
    }

    /** Returns the text for some interfaces. */
    public static String of(List<TypeElement> interfaces) {
        StringBuilder source = new StringBuilder("package sweep;\n");
        for (int i = 0; i < interfaces.size(); i++) {
            source.append(declaration(simpleName(i), interfaces.get(i)));
        }
        return source + "class Sweep {}\n";
    }

    /** Returns an emissary of an interface that has the type parameters of the interface. */
    private static String declaration(String name, TypeElement type) {
        return "@SuppressWarnings({\"deprecation\", \"removal\"}) @dev.emissary.Emissary record\n%s\n%s(%s%s delegate) {}\n"
                .formatted(
                        name,
                        typeParameters(type.getTypeParameters()),
                        type.getQualifiedName(),
                        typeArguments(type.getTypeParameters()));
    }

    /** Returns type parameters as a declaration writes them. */
    public static String typeParameters(List<? extends TypeParameterElement> parameters) {
        return list(parameters.stream().map(parameter -> parameter + bounds(parameter)));
    }

    /** Returns type parameters as arguments. */
    public static String typeArguments(List<? extends TypeParameterElement> parameters) {
        return list(parameters.stream().map(TypeParameterElement::toString));
    }

    private static String list(Stream<String> types) {
        String list = types.collect(Collectors.joining(", "));
        return list.isEmpty() ? "" : "<" + list + ">";
    }

    private static String bounds(TypeParameterElement parameter) {
        return " extends "
                + parameter.getBounds().stream().map(TypeMirror::toString).collect(Collectors.joining(" & "));
    }
}
