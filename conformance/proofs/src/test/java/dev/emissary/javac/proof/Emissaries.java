package dev.emissary.javac.proof;

import dev.emissary.javac.testing.Checkout;
import dev.emissary.javac.testing.SweepSource;
import dev.emissary.rules.InterfaceMembers;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.util.ElementFilter;

/** A maker of source trees with emissaries in them. */
final class Emissaries {
    private static final Path EXAMPLES = Checkout.file("examples");
    private static final String NEEDS_LIBRARIES = "market-data";

    /** Projects of their own, which declare the same class. */
    private static final String BUILDS = "builds";

    private static final Pattern EMISSARY = Pattern.compile("(?m)^\\s*@Emissary\\b|\\bemissary \\w+[(<]");

    /** An interface and, in turn, one of the forms; the emissary of an emissary is in a file of its own. */
    private static final List<String> FORMS = List.of(
            "@dev.emissary.Emissary public record %s%s(%s%s delegate) {}\n",
            "public emissary %s%s(%s%s delegate);\n", "public emissary %s%s(%s%s delegate) { final int more = 1; }\n");

    private Emissaries() {}

    /** Whether a source declares an emissary. */
    static boolean areIn(String text) {
        return EMISSARY.matcher(text).find();
    }

    /** Returns the main sources of all examples that need the JDK only, without module declarations. */
    static SourceTree examples() {
        try (Stream<Path> directories = Files.walk(EXAMPLES)) {
            Path[] roots = directories
                    .filter(directory -> directory.endsWith(Path.of("src", "main", "java")))
                    .filter(directory -> !directory.startsWith(EXAMPLES.resolve(NEEDS_LIBRARIES)))
                    .filter(directory -> !directory.startsWith(EXAMPLES.resolve(BUILDS)))
                    .toArray(Path[]::new);
            return SourceTree.of("examples", roots).unnamed();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /**
     * Returns two emissaries of each interface, {@code sweep.E…} in turn in each form, and {@code sweep.L…} that delegates
     * to the first through the interface; an interface without methods to forward can name no component, and has only the first.
     */
    static SourceTree of(String name, List<TypeElement> interfaces) {
        Map<String, String> texts = new TreeMap<>();
        for (int i = 0; i < interfaces.size(); i++) {
            TypeElement type = interfaces.get(i);
            String first = "E%04d".formatted(i);
            String second = "L%04d".formatted(i);
            String parameters = SweepSource.typeParameters(type.getTypeParameters());
            String arguments = SweepSource.typeArguments(type.getTypeParameters());
            texts.put(
                    "sweep." + first,
                    "package sweep;\n"
                            + FORMS.get(i % FORMS.size())
                                    .formatted(first, parameters, type.getQualifiedName(), arguments));
            if (hasInstanceMethods(type)) {
                texts.put(
                        "sweep." + second,
                        "package sweep;\npublic emissary %s%s(%s%s delegate) implements %s%s;\n"
                                .formatted(second, parameters, first, arguments, type.getQualifiedName(), arguments));
            }
        }
        return new SourceTree(name, texts);
    }

    private static boolean hasInstanceMethods(TypeElement type) {
        return ElementFilter.methodsIn(type.getEnclosedElements()).stream()
                        .anyMatch(method -> !method.getModifiers().contains(Modifier.STATIC)
                                && !InterfaceMembers.overridesPublicMethodOfObject(method))
                || type.getInterfaces().stream()
                        .anyMatch(
                                supertype -> hasInstanceMethods((TypeElement) ((DeclaredType) supertype).asElement()));
    }
}
