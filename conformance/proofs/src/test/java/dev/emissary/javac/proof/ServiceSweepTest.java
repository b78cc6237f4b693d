package dev.emissary.javac.proof;

import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.Emissary;
import dev.emissary.javac.testing.Clause;
import dev.emissary.javac.testing.CodeLocation;
import dev.emissary.javac.testing.Compiled.Message;
import dev.emissary.javac.testing.Desugared;
import dev.emissary.javac.testing.JavacModel;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import javax.tools.Diagnostic;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Makes an emissary by shape of every public class of {@code java.base} with five public instance methods or more, of an
 * interface that consists of these, once of the class and once of a supplier of what implements the interface. Every
 * forwarder has to call the method of its name and parameters, and what {@code desugar=} writes has to be well-typed.
 */
@Tag("proof")
class ServiceSweepTest {
    private static final int LEAST = 5;
    private static final Pattern AMBIGUOUS = Pattern.compile("the method (\\w+)\\((.*?)\\) on ");

    @TempDir
    private Path directory;

    private final List<String> options = List.of(
            "-classpath", CodeLocation.of(Emissary.class).toString(), "-Xmaxerrs", "100000", "-Xmaxwarns", "100000");
    private final JavacModel model = JavacModel.of(options.toArray(String[]::new));
    private final Map<String, Integer> refused = new TreeMap<>();
    private final Map<String, Integer> exceptions = new TreeMap<>();
    private final List<Shape> shapes = new ArrayList<>();
    private int leftOut;

    /** A class, and the methods of it that an interface has. */
    private record Shape(TypeElement type, List<ExecutableElement> methods) {}

    @Test
    @Clause({"EM-DEL-8", "EM-DEL-9", "EM-FWD-10"})
    void everyClassOfTheJdkServesByShapeAndThroughASupplier() {
        ClassSweepTest.ofJavaBase(model)
                .filter(LibrarySweepTest::isPublic)
                .map(type -> new Shape(type, methods(type)))
                .filter(shape -> shape.methods().size() >= LEAST)
                .forEach(shapes::add);
        int all = shapes.size();
        sweep("shape", "%s c", all);
        assertThat(shapes.size()).isGreaterThan(all * 9 / 10);
        sweep("supplier", "java.util.function.Supplier<S> c", shapes.size());
    }

    private List<ExecutableElement> methods(TypeElement type) {
        Predicate<ExecutableElement> ofObject = method ->
                ElementFilter.methodsIn(model.elements()
                                .getTypeElement("java.lang.Object")
                                .getEnclosedElements())
                        .stream()
                        .anyMatch(other -> model.elements().overrides(method, other, type) || method.equals(other));
        return new ArrayList<>(ElementFilter.methodsIn(model.elements().getAllMembers(type)).stream()
                .filter(method -> method.getModifiers().contains(Modifier.PUBLIC))
                .filter(method -> !method.getModifiers().contains(Modifier.STATIC))
                .filter(ofObject.negate())
                .toList());
    }

    /** Compiles without the classes and methods that are refused, which are counted. */
    private void sweep(String service, String component, int all) {
        Desugared program = desugared(component);
        while (!program.emissaries().success()) {
            List<Shape> wrong = new ArrayList<>();
            for (Message message : program.emissaries().diagnostics()) {
                if (message.kind() == Diagnostic.Kind.ERROR) {
                    Shape shape = shapes.get((int) message.line() - 2);
                    Matcher method = AMBIGUOUS.matcher(message.text());
                    if (message.key().equals("emissary.err.method.ambiguous") && method.find()) {
                        leaveOut(shape, method.group(1), number(method.group(2)));
                    } else if (!wrong.contains(shape)) {
                        wrong.add(shape);
                        refused.merge(message.key(), 1, Integer::sum);
                    }
                }
            }
            shapes.removeAll(wrong);
            shapes.removeIf(shape -> shape.methods().isEmpty());
            program = desugared(component);
        }
        int forwarders =
                IntStream.range(0, shapes.size()).map(arrivals(program)::get).sum();
        List<String> complaints = ClassSweepTest.complaints(program, options, exceptions);
        System.out.printf(
                "JDK %s, %s: %d of %d classes, %d forwarders, %d overloads left out, %d not well-typed,"
                        + " exceptions: %s, refused: %s%n",
                Runtime.version(),
                service,
                shapes.size(),
                all,
                forwarders,
                leftOut,
                complaints.size(),
                exceptions,
                refused);
        assertThat(complaints).isEmpty();
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

    private Desugared desugared(String component) {
        StringBuilder source = new StringBuilder("package sweep;\n");
        for (int i = 0; i < shapes.size(); i++) {
            TypeElement type = shapes.get(i).type();
            String parameters = SweepSource.typeParameters(type.getTypeParameters());
            String arguments = SweepSource.typeArguments(type.getTypeParameters());
            String served = component
                    .replace("<S>", "<S%d%s>".formatted(i, arguments))
                    .replace("%s", type.getQualifiedName() + arguments);
            source.append("interface S%d%s {".formatted(i, parameters));
            shapes.get(i).methods().forEach(method -> source.append(declaration(type, method)));
            source.append("} emissary E%d%s(%s) delegates S%d%s;%n".formatted(i, parameters, served, i, arguments));
        }
        return Desugared.of(Map.of("sweep.Sweep", source + "class Sweep {}\n"), directory, options);
    }

    private String declaration(TypeElement type, ExecutableElement method) {
        ExecutableType member = (ExecutableType) model.types().asMemberOf((DeclaredType) type.asType(), method);
        List<String> parameters = new ArrayList<>();
        for (TypeMirror parameter : member.getParameterTypes()) {
            boolean isLast = method.isVarArgs()
                    && parameters.size() == method.getParameters().size() - 1;
            parameters.add((isLast ? parameter.toString().replaceFirst("\\[]$", "...") : parameter) + " a"
                    + parameters.size());
        }
        String thrown =
                member.getThrownTypes().stream().map(TypeMirror::toString).collect(Collectors.joining(", "));
        return " %s %s %s(%s)%s;"
                .formatted(
                        SweepSource.typeParameters(method.getTypeParameters()),
                        member.getReturnType(),
                        method.getSimpleName(),
                        String.join(", ", parameters),
                        thrown.isEmpty() ? "" : " throws " + thrown);
    }

    /** Returns how many calls arrive of each emissary; each forwarder has to call the method that it is of. */
    private List<Integer> arrivals(Desugared program) {
        List<Integer> counts = new ArrayList<>();
        for (int i = 0; i < shapes.size(); i++) {
            int count = 0;
            for (MethodNode method :
                    program.emissaries().classFile("sweep.E" + i).node().methods) {
                if ((method.access & Opcodes.ACC_BRIDGE) != 0 || method.name.startsWith("<")) {
                    continue;
                }
                List<String> calls = new ArrayList<>();
                method.instructions.forEach(instruction -> {
                    if (instruction instanceof MethodInsnNode call
                            && !call.owner.equals("java/util/function/Supplier")) {
                        calls.add(call(call.name, call.desc));
                    }
                });
                assertThat(calls)
                        .as(shapes.get(i).type() + "." + method.name)
                        .containsExactly(call(method.name, method.desc));
                count++;
            }
            assertThat(count).isEqualTo(shapes.get(i).methods().size());
            counts.add(count);
        }
        return counts;
    }

    /** Returns the name of a method and the number of its parameters; their types may be erased otherwise. */
    private static String call(String name, String descriptor) {
        return name + "/" + Type.getArgumentTypes(descriptor).length;
    }
}
