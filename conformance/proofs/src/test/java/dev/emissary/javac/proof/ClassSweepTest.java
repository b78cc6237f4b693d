package dev.emissary.javac.proof;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.emissary.Emissary;
import dev.emissary.javac.testing.Clause;
import dev.emissary.javac.testing.CodeLocation;
import dev.emissary.javac.testing.Compiled;
import dev.emissary.javac.testing.Compiled.Message;
import dev.emissary.javac.testing.Desugared;
import dev.emissary.javac.testing.Javac;
import dev.emissary.javac.testing.JavacModel;
import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.element.ModuleElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.util.ElementFilter;
import javax.tools.Diagnostic;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * Makes an emissary with a component of every public class of many libraries and of {@code java.base} that implements
 * an interface, and compiles what {@code desugar=} writes by plain javac, with nothing suppressed (EM-FWD-10).
 */
@Tag("proof")
class ClassSweepTest {
    /** What javac says only where the interface itself has it. */
    private static final Set<String> EXCEPTIONS = Set.of(
            "compiler.warn.unchecked.call.mbr.of.raw.type",
            "compiler.warn.unchecked.varargs.non.reifiable.type",
            "compiler.warn.override.unchecked.ret",
            "compiler.warn.override.unchecked.thrown");

    private static final Pattern COMPLAINT = Pattern.compile("unchecked|redundant\\.cast|prob\\.found\\.req");

    @TempDir
    private Path directory;

    private final FetchedJars jars = FetchedJars.of("sweep");
    private final List<String> options = options();
    private final JavacModel model = JavacModel.of(options.toArray(String[]::new));
    private final Set<String> seen = new HashSet<>();
    private final Map<String, Integer> refused = new TreeMap<>();
    private final Map<String, Integer> exceptions = new TreeMap<>();
    private int classes;
    private int forwarders;
    private int notWellTyped;

    private List<String> options() {
        String path = Stream.of(jars.libraries(), jars.needed(), List.of(CodeLocation.of(Emissary.class)))
                .flatMap(List::stream)
                .map(Path::toString)
                .collect(Collectors.joining(File.pathSeparator));
        return List.of("-classpath", path, "-Xmaxerrs", "100000", "-Xmaxwarns", "100000");
    }

    @TestFactory
    @Clause({"EM-FWD-3", "EM-FWD-4", "EM-FWD-10", "EM-EQ-1"})
    Stream<DynamicTest> everyClassCanBeDelegatedToThroughItsInterfaces() {
        DynamicTest jdk = dynamicTest("java.base", () -> sweep("java.base", ofJavaBase()));
        return Stream.concat(Stream.of(jdk), jars.libraries().stream().map(this::sweepOf));
    }

    private DynamicTest sweepOf(Path jar) {
        String name = jar.getFileName().toString();
        return dynamicTest(
                name,
                () -> sweep(
                        name,
                        JarTypes.classes(jar).stream()
                                .map(type -> model.elements().getTypeElement(type))
                                .filter(Objects::nonNull)));
    }

    private Stream<TypeElement> ofJavaBase() {
        return ofJavaBase(model);
    }

    /** Returns the classes in the packages that java.base exports. */
    static Stream<TypeElement> ofJavaBase(JavacModel model) {
        ModuleElement module = model.elements().getModuleElement("java.base");
        return ElementFilter.exportsIn(module.getDirectives()).stream()
                .filter(exports -> exports.getTargetModules() == null)
                .flatMap(exports -> ElementFilter.typesIn(exports.getPackage().getEnclosedElements()).stream())
                .flatMap(type ->
                        Stream.concat(Stream.of(type), ElementFilter.typesIn(type.getEnclosedElements()).stream()))
                .filter(type -> type.getKind().isClass());
    }

    /** Compiles emissaries without those that have errors, for one may keep javac from looking closer at the others. */
    private void sweep(String library, Stream<TypeElement> types) {
        List<String> declarations = new ArrayList<>();
        types.filter(type -> LibrarySweepTest.isPublic(type) && seen.add(type.toString()))
                .forEach(type -> declaration(type).ifPresent(declarations::add));
        Desugared program = desugared(declarations);
        while (!program.emissaries().success()) {
            Map<Integer, String> errors = new TreeMap<>(Comparator.reverseOrder());
            program.emissaries().diagnostics().stream()
                    .filter(message -> message.kind() == Diagnostic.Kind.ERROR)
                    .forEach(message -> errors.putIfAbsent((int) message.line() - 2, message.key()));
            errors.forEach((line, key) -> {
                declarations.remove((int) line);
                refused.merge(key, 1, Integer::sum);
            });
            program = desugared(declarations);
        }
        classes += declarations.size();
        List<String> complaints = declarations.isEmpty() ? List.of() : complaints(program);
        notWellTyped += complaints.size();
        System.out.printf(
                "JDK %s, up to %s: %d classes, %d forwarders, %d not well-typed, exceptions: %s, refused: %s%n",
                Runtime.version(), library, classes, forwarders, notWellTyped, exceptions, refused);
        assertThat(complaints).isEmpty();
    }

    /** Returns an emissary of all interfaces that a class itself implements, if any has a method. */
    private Optional<String> declaration(TypeElement type) {
        String interfaces = type.getInterfaces().stream()
                .map(one -> (TypeElement) ((DeclaredType) one).asElement())
                .filter(one -> LibrarySweepTest.isPublic(one) && hasMethod(one))
                .map(one -> one.getQualifiedName().toString())
                .collect(Collectors.joining(", "));
        return interfaces.isEmpty()
                ? Optional.empty()
                : Optional.of("emissary E%d%s(%s%s c) delegates %s;%n"
                        .formatted(
                                seen.size(),
                                SweepSource.typeParameters(type.getTypeParameters()),
                                type.getQualifiedName(),
                                SweepSource.typeArguments(type.getTypeParameters()),
                                interfaces));
    }

    private boolean hasMethod(TypeElement type) {
        return ElementFilter.methodsIn(model.elements().getAllMembers(type)).stream()
                .anyMatch(method -> ReferenceMembers.isInstanceMember(method)
                        && method.getEnclosingElement().getKind().isInterface());
    }

    private Desugared desugared(List<String> declarations) {
        String source = "package sweep;\n" + String.join("", declarations) + "class Sweep {}\n";
        return Desugared.of(Map.of("sweep.Sweep", source), directory, options);
    }

    /** Returns what javac says of the plain form, but for the exceptions, and counts. */
    private List<String> complaints(Desugared program) {
        Compiled emissaries = program.emissaries();
        emissaries
                .classNames()
                .forEach(name ->
                        forwarders += emissaries.classFile(name).publicMethods().size());
        return complaints(program, options, exceptions);
    }

    /** Returns what javac says of the plain form with nothing suppressed, but for the exceptions, which are counted. */
    static List<String> complaints(Desugared program, List<String> options, Map<String, Integer> exceptions) {
        String plain = program.plain().get("sweep.Sweep").replaceAll("@SuppressWarnings\\([^)]*\\)", "");
        List<String> complaints = new ArrayList<>();
        for (Message message : Javac.plain()
                .withOptions(options.toArray(String[]::new))
                .withOptions("-proc:none", "-Xlint:none,unchecked,cast")
                .compile(plain)
                .diagnostics()) {
            if (EXCEPTIONS.contains(message.key())) {
                exceptions.merge(message.key(), 1, Integer::sum);
            } else if (message.kind() == Diagnostic.Kind.ERROR
                    || COMPLAINT.matcher(message.key()).find()) {
                complaints.add(message.text() + ": " + plain.lines().toList().get((int) message.line() - 1));
            }
        }
        return complaints;
    }
}
