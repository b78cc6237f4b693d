package dev.emissary.javac.proof;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.TypeParameterElement;
import javax.lang.model.type.TypeMirror;

/** The text of one source file, {@code sweep/Sweep.java}, with an emissary of each of many types. */
public final class SweepSource {
    /** The name of an emissary, at which its forwarders are, stands on a line of its own. */
    static final int LINES_EACH = 3;

    private SweepSource() {}

    /** Returns the binary name of the emissary at an index. */
    public static String emissaryOf(int index) {
        return "sweep." + simpleName(index);
    }

    private static String simpleName(int index) {
        return "E%04d".formatted(index);
    }

    /** Returns the text for some interfaces. */
    public static String of(List<TypeElement> interfaces) {
        return file(IntStream.range(0, interfaces.size())
                .mapToObj(i -> declaration(i, interfaces.get(i), mention(interfaces.get(i)), "")));
    }

    /** Returns the text of a file with declarations. */
    static String file(Stream<String> declarations) {
        return declarations.collect(Collectors.joining("", "package sweep;\n", "class Sweep {}\n"));
    }

    /** Returns an emissary that has the type parameters of a type, one component, and a list or none. */
    static String declaration(int index, TypeElement type, String component, String listed) {
        String text = listed.isEmpty()
                ? "@dev.emissary.Emissary record\n%s\n%s(%s delegate) {}\n"
                : "emissary\n%s\n%s(%s delegate) delegates %s;\n";
        return "@SuppressWarnings({\"deprecation\", \"removal\"}) "
                + text.formatted(simpleName(index), typeParameters(type.getTypeParameters()), component, listed);
    }

    /** Returns a type with its type parameters as arguments. */
    static String mention(TypeElement type) {
        return type.getQualifiedName() + typeArguments(type.getTypeParameters());
    }

    /** Returns type parameters as a declaration writes them. */
    static String typeParameters(List<? extends TypeParameterElement> parameters) {
        return list(parameters.stream().map(parameter -> parameter + bounds(parameter)));
    }

    /** Returns type parameters as arguments. */
    static String typeArguments(List<? extends TypeParameterElement> parameters) {
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
