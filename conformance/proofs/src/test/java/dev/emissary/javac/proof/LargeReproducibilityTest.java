package dev.emissary.javac.proof;

import static dev.emissary.javac.testing.EmissaryCompiler.emissary;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertAll;

import dev.emissary.javac.testing.Clause;
import dev.emissary.javac.testing.Compiled;
import dev.emissary.javac.testing.EmissaryCompiler;
import dev.emissary.javac.testing.JavacModel;
import dev.emissary.javac.testing.Jdk;
import dev.emissary.javac.testing.JdkInterfaces;
import dev.emissary.javac.testing.Project;
import dev.emissary.javac.testing.SameOutcome;
import dev.emissary.javac.testing.Separately;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Builds emissaries again: in another order, in parts, in other JVMs, and with the interfaces in class files in place of
 * sources. The system property {@code emissary.seed} replays the random choices of a run.
 */
@Tag("proof")
class LargeReproducibilityTest {
    private static final EmissaryCompiler COMPILER =
            emissary().withoutProcessing().withOptions("-g", "-parameters");
    private static final List<String> LIBRARIES = List.of("caffeine", "guava", "jackson-databind", "vavr");
    private static final int ONE_OF = 6;
    private static final int GROUPS = 20;
    private static final int ALONE = 60;
    private static final int JVMS = 3;

    private int generated;
    private int classes;

    @TempDir
    private Path directory;

    /** Returns emissaries of some of the JDK's interfaces, and of emissaries, and those of the quick test. */
    private static SourceTree emissariesOfTheJdk() {
        List<TypeElement> all = JdkInterfaces.ofThisJvm().interfaces().stream()
                // Of incubating modules javac warns in an order that is another one in each JVM.
                .filter(type -> !type.getQualifiedName().toString().startsWith("jdk.incubator."))
                // The seed must find the same ones again: javac lists its modules in any order.
                .sorted(Comparator.comparing(type -> type.getQualifiedName().toString()))
                .toList();
        List<TypeElement> some = IntStream.range(0, all.size() / ONE_OF)
                .mapToObj(i -> all.get(i * ONE_OF))
                .toList();
        return Emissaries.of("jdk", some).and(InterdependentSources.all());
    }

    @Test
    @Clause("EM-FWD-9")
    void everyBuildOfEmissariesOfTheJdksInterfacesGivesTheSameBytes() {
        long seed = Long.getLong("emissary.seed", new Random().nextLong());
        Random random = new Random(seed);
        SourceTree tree = emissariesOfTheJdk();
        assertThat(tree.texts()).hasSizeGreaterThan(400);
        try (Rebuilds rebuilds = new Rebuilds(tree, COMPILER)) {
            rebuilds.again();
            rebuilds.inReverse();
            for (int i = 0; i < 3; i++) {
                rebuilds.shuffled(random);
            }
            rebuilds.groupByGroup(GROUPS, random);
            rebuilds.someOfThem(ALONE, random);
            System.out.printf(
                    "Reproducibility on JDK %s, seed %d: %d class files of %d source files identical in %d more builds, "
                            + "of all files in other orders, of groups of files and of single files%n",
                    Runtime.version(),
                    seed,
                    rebuilds.full().classNames().size(),
                    tree.texts().size(),
                    rebuilds.builds());
        }
    }

    /** The order in which sets of the JDK are iterated is another one in each JVM. */
    @Test
    @Clause("EM-FWD-9")
    void everyJvmGivesTheSameBytesAndDiagnostics() {
        Project project = new Project(Jdk.running(), directory);
        SourceTree tree = emissariesOfTheJdk();
        tree.texts().forEach((name, text) -> project.write(name.replace('.', '/') + ".java", text));
        project.write(
                "files",
                tree.texts().keySet().stream()
                        .map(name -> name.replace('.', '/') + ".java\n")
                        .collect(Collectors.joining()));
        Jdk.Outcome first = compile(project, "out0");
        assertThat(first.exitCode()).as(first.err()).isZero();
        Map<String, byte[]> expected = project.classes("out0");
        assertThat(expected).hasSizeGreaterThan(tree.texts().size());
        for (int i = 1; i < JVMS; i++) {
            assertThat(compile(project, "out" + i)).isEqualTo(first);
            Map<String, byte[]> actual = project.classes("out" + i);
            assertThat(actual.keySet()).isEqualTo(expected.keySet());
            expected.forEach(
                    (name, bytes) -> assertThat(actual.get(name)).as(name).isEqualTo(bytes));
        }
        System.out.printf(
                "Reproducibility on JDK %s: %d class files identical in %d JVMs%n",
                Runtime.version(), expected.size(), JVMS);
    }

    private static Jdk.Outcome compile(Project project, String output) {
        return project.javac(
                "-processorpath",
                EmissaryCompiler.plugin().toString(),
                "-classpath",
                EmissaryCompiler.classPath(),
                "-Xplugin:Emissary",
                "-Xlint:all",
                "-Xmaxwarns",
                "10000",
                "-proc:none",
                "-g",
                "-parameters",
                "-d",
                output,
                "@files");
    }

    @Test
    @Clause("EM-FWD-9")
    void interfacesInSourceAndInClassFilesGiveTheSameBytes() {
        assertAll(LIBRARIES.stream()
                .map(name -> () ->
                        sameFromSourceAndFromClassFiles(LibrarySources.of(name).unnamed())));
        assertThat(generated).isGreaterThan(100);
        System.out.printf(
                "Reproducibility on JDK %s: %d libraries with %d emissaries of their interfaces, %d class files "
                        + "identical with the interfaces in source and in class files%n",
                Runtime.version(), LIBRARIES.size(), generated, classes);
    }

    private void sameFromSourceAndFromClassFiles(SourceTree library) {
        Path[] needed = LibrarySources.needed().toArray(Path[]::new);
        Compiled alone = COMPILER.withClassPath(needed).compile(library.files()).successful();
        try (Separately earlier = Separately.after(alone)) {
            Path[] seen = Stream.concat(Stream.of(earlier.directory()), Stream.of(needed))
                    .toArray(Path[]::new);
            SourceTree emissaries = Emissaries.of(library.name(), interfaces(alone.classNames(), seen));
            Compiled together = COMPILER.withClassPath(needed)
                    .compile(library.and(emissaries).files())
                    .successful();
            Compiled later =
                    COMPILER.withClassPath(seen).compile(emissaries.files()).successful();
            SameOutcome.assertContained("of " + library + " with emissaries beside it", alone, together);
            SameOutcome.assertContained("with the interfaces in class files", later, together);
            assertThat(together.classNames())
                    .hasSize(alone.classNames().size() + later.classNames().size());
            generated += emissaries.texts().size();
            classes += together.classNames().size();
        }
    }

    /** Returns the public interfaces at top level that anyone may implement. */
    private static List<TypeElement> interfaces(Set<String> classNames, Path[] classPath) {
        JavacModel model = JavacModel.of("-classpath", EmissaryCompiler.classPath(classPath));
        return classNames.stream()
                .map(model.elements()::getTypeElement)
                .filter(Objects::nonNull)
                .filter(type -> type.getKind() == ElementKind.INTERFACE)
                .filter(type -> type.getModifiers().contains(Modifier.PUBLIC))
                .filter(type -> !type.getModifiers().contains(Modifier.SEALED))
                .toList();
    }
}
