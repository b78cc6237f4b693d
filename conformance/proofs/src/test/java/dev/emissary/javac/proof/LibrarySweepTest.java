package dev.emissary.javac.proof;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.emissary.javac.testing.Desugared;
import dev.emissary.javac.testing.Javac;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.WildcardType;
import javax.lang.model.util.ElementFilter;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * Makes an emissary of every public interface of many libraries, and one of every public class of them and of
 * {@code java.base} through the interfaces that it implements (EM-FWD-1, EM-FWD-2, EM-FWD-3, EM-FWD-4, EM-FWD-10,
 * EM-DEL-6, EM-EQ-1).
 *
 * <p>A type may be refused, or an ill-typed plain form be written, only where stock javac refuses a class with its
 * interfaces that is written by hand too; it may also be refused because of serialization.
 */
@Tag("proof")
class LibrarySweepTest {
    /** The plugin refuses a method that Java serialization calls, and stock javac does not (EM-CLASS-5). */
    private static final String HOOK = "emissary.err.serialization.delegated";

    /** A class by hand may have methods of no interface (EM-FWD-3), and no name to import. */
    private static final Set<String> REFUSALS_OF_CLASSES =
            Set.of("emissary.err.method.required.returns", "emissary.err.desugar.name");

    @TempDir
    private Path directory;

    private final FetchedJars jars = FetchedJars.fetch();
    private final List<String> options = List.of(
            "-classpath",
            Javac.classPath(Stream.concat(jars.libraries().stream(), jars.needed().stream())
                    .toArray(Path[]::new)));
    private final JavacModel model = JavacModel.of(options);
    private Sweep sweep;
    private final Set<String> seen = new HashSet<>();
    private final Map<String, Integer> refused = new TreeMap<>();

    @TestFactory
    Stream<DynamicTest> everyPublicTypeCanBeDelegatedTo() {
        sweep = new Sweep(directory, options, model);
        Stream<DynamicTest> sweeps = jars.libraries().stream()
                .map(jar -> dynamicTest(
                        jar.getFileName().toString(),
                        () -> sweep(FetchedJars.types(jar).stream()
                                .map(model.elements()::getTypeElement)
                                .filter(type -> type != null))));
        return Stream.concat(Stream.of(dynamicTest("java.base", () -> sweep(ofJavaBase(model)))), sweeps);
    }

    /** Returns the classes in the packages that java.base exports. */
    static Stream<TypeElement> ofJavaBase(JavacModel model) {
        return JdkInterfaces.exported(model.elements().getModuleElement("java.base"))
                .flatMap(type ->
                        Stream.concat(Stream.of(type), ElementFilter.typesIn(type.getEnclosedElements()).stream()))
                .filter(type -> type.getKind().isClass() && isPublic(type));
    }

    private void sweep(Stream<TypeElement> types) {
        List<TypeElement> left = new ArrayList<>(types.filter(type -> isPublic(type) && seen.add(type.toString()))
                .filter(type -> type.getKind() != ElementKind.ANNOTATION_TYPE
                        && !served(type).isEmpty()
                        && !hasWildcardSupertype(type))
                .toList());
        List<String> unexcused = new ArrayList<>();
        Desugared program = sweep.compile(() -> source(left), (index, errors) -> {
            TypeElement type = left.remove((int) index);
            String key = errors.get(0).key();
            refused.merge(key, 1, Integer::sum);
            boolean isExcused = key.equals(HOOK) || (type.getKind().isClass() && REFUSALS_OF_CLASSES.contains(key));
            if (!isExcused && !isRefusedByHand(type)) {
                unexcused.add(type + ": " + errors.get(0).text().replace('\n', ' '));
            }
        });
        assertThat(unexcused).as("refused").isEmpty();
        sweep.check(
                program,
                left.stream().map(type -> sweep.methods(type, served(type))).toList(),
                index -> isRefusedByHand(left.get(index)));
        System.out.println(sweep + ", refused: " + refused);
    }

    private boolean isRefusedByHand(TypeElement type) {
        return sweep.isRefusedByHand(type, served(type));
    }

    private String source(List<TypeElement> types) {
        List<String> declarations = new ArrayList<>();
        for (TypeElement type : types) {
            String listed = type.getKind().isClass()
                    ? served(type).stream()
                            .map(one -> ((TypeElement) one.asElement()).getQualifiedName())
                            .collect(Collectors.joining(", "))
                    : "";
            declarations.add(SweepSource.declaration(declarations.size(), type, SweepSource.mention(type), listed));
        }
        return SweepSource.file(declarations.stream());
    }

    /** Returns an interface, or the interfaces with methods that a class itself implements. */
    private List<DeclaredType> served(TypeElement type) {
        return type.getKind() == ElementKind.INTERFACE
                ? List.of((DeclaredType) type.asType())
                : type.getInterfaces().stream()
                        .map(DeclaredType.class::cast)
                        .filter(one -> one.asElement().getKind() == ElementKind.INTERFACE
                                && isPublic((TypeElement) one.asElement())
                                && !sweep.methods((TypeElement) one.asElement(), List.of(one))
                                        .isEmpty())
                        .toList();
    }

    /** Whether an interface extends {@code I<?>}, as Scala's class files let it; no type implements that without a warning. */
    private static boolean hasWildcardSupertype(TypeElement type) {
        return type.getInterfaces().stream()
                .map(DeclaredType.class::cast)
                .anyMatch(one -> one.getTypeArguments().stream().anyMatch(WildcardType.class::isInstance)
                        || hasWildcardSupertype((TypeElement) one.asElement()));
    }

    /** Whether every class can name a class. */
    private static boolean isPublic(TypeElement type) {
        return Stream.<Element>iterate(
                        type, element -> element.getKind() != ElementKind.PACKAGE, Element::getEnclosingElement)
                .allMatch(element -> element.getModifiers().contains(Modifier.PUBLIC));
    }
}
