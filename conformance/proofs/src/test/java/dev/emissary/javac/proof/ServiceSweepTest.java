package dev.emissary.javac.proof;

import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.conformance.Diagnostic;
import dev.emissary.javac.testing.Desugared;
import dev.emissary.javac.testing.Javac;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Makes an emissary by shape of every public class of {@code java.base} with five public instance methods or more, of
 * an interface that consists of these, once of the class and once of a supplier of what implements the interface
 * (EM-DEL-8, EM-DEL-9, EM-FWD-10).
 */
@Tag("proof")
class ServiceSweepTest {
    private static final int LEAST = 5;
    private static final Pattern AMBIGUOUS = Pattern.compile("the method (\\w+)\\((.*?)\\) on ");

    @TempDir
    private Path directory;

    private final List<String> options = List.of("-classpath", Javac.classPath());
    private final JavacModel model = JavacModel.of(options);
    private final Map<String, Integer> refused = new TreeMap<>();
    private final List<Shape> shapes = new ArrayList<>();
    private int leftOut;

    /** A class, and the methods of it that an interface has. */
    private record Shape(TypeElement type, List<ExecutableElement> methods) {}

    @Test
    void everyClassOfTheJdkServesByShapeAndThroughASupplier() {
        LibrarySweepTest.ofJavaBase(model)
                .map(type -> new Shape(type, methods(type)))
                .filter(shape -> shape.methods().size() >= LEAST)
                .forEach(shapes::add);
        int all = shapes.size();
        sweep("%s");
        assertThat(shapes.size()).isGreaterThan(all * 9 / 10);
        sweep("java.util.function.Supplier<%s>", "get/0");
    }

    private List<ExecutableElement> methods(TypeElement type) {
        List<ExecutableElement> ofObject = ElementFilter.methodsIn(
                model.elements().getTypeElement("java.lang.Object").getEnclosedElements());
        return new ArrayList<>(ElementFilter.methodsIn(model.elements().getAllMembers(type)).stream()
                .filter(method -> method.getModifiers().contains(Modifier.PUBLIC)
                        && !method.getModifiers().contains(Modifier.STATIC))
                .filter(method -> ofObject.stream()
                        .noneMatch(other ->
                                method.equals(other) || model.elements().overrides(method, other, type)))
                .toList());
    }

    /** Compiles without the classes and methods that are refused, which are counted. */
    private void sweep(String component, String... before) {
        Sweep sweep = new Sweep(directory, options, model);
        Desugared program = sweep.compile(() -> source(sweep, component), this::refuse);
        sweep.check(
                program,
                shapes.stream()
                        .map(shape -> shape.methods().stream()
                                .map(method -> Sweep.text(method.getSimpleName(), method.getParameters()))
                                .toList())
                        .toList(),
                index -> false,
                before);
        for (int i = 0; i < shapes.size(); i++) {
            Calls.resolve(program.emissaries(), SweepSource.emissaryOf(i));
        }
        System.out.printf("%s, %d overloads left out, refused: %s%n", sweep, leftOut, refused);
    }

    private void refuse(int index, List<Diagnostic> errors) {
        Shape shape = shapes.get(index);
        int before = leftOut;
        for (Diagnostic error : errors) {
            Matcher method = AMBIGUOUS.matcher(error.text());
            if (error.key().equals("emissary.err.method.ambiguous") && method.find()) {
                leaveOut(shape, method.group(1), number(method.group(2)));
            }
        }
        if (leftOut == before || shape.methods().isEmpty()) {
            refused.merge(errors.get(0).key(), 1, Integer::sum);
            shapes.remove(index);
        }
    }

    private void leaveOut(Shape shape, String name, int parameters) {
        int before = shape.methods().size();
        shape.methods()
                .removeIf(method -> method.getSimpleName().contentEquals(name)
                        && method.getParameters().size() == parameters);
        leftOut += before - shape.methods().size();
    }

    private static int number(String parameters) {
        String plain = parameters;
        while (plain.contains("<")) {
            plain = plain.replaceAll("<[^<>]*>", "");
        }
        return plain.isEmpty() ? 0 : plain.split(",").length;
    }

    private String source(Sweep sweep, String component) {
        boolean supplies = component.contains("<");
        return SweepSource.file(IntStream.range(0, shapes.size()).mapToObj(i -> {
            TypeElement type = shapes.get(i).type();
            String served = "S" + i + SweepSource.typeArguments(type.getTypeParameters());
            return "interface S%d%s {%s} "
                            .formatted(
                                    i,
                                    SweepSource.typeParameters(type.getTypeParameters()),
                                    shapes.get(i).methods().stream()
                                            .map(method -> sweep.declaration(type, method))
                                            .collect(Collectors.joining(" ")))
                    + SweepSource.declaration(
                            i, type, component.formatted(supplies ? served : SweepSource.mention(type)), served);
        }));
    }
}
