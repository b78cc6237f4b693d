package dev.emissary.tools.adopt;

import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.tools.adopt.Adoption.Change;
import dev.emissary.tools.adopt.Adoption.Converted;
import dev.emissary.tools.compile.MemoryFiles;
import dev.emissary.tools.source.AtomicFile;
import dev.emissary.tools.source.SourceFile;
import dev.emissary.tools.source.SourceTree;
import dev.emissary.tools.survey.LibraryStore;
import dev.emissary.tools.survey.ListedLibrary;
import dev.emissary.tools.survey.Subject;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Libraries that Maven fetches, rewritten as a whole, have the same members; runs with {@code -Dtest.tags=survey} only. */
@Tag("survey")
class AdoptedLibrariesTest {
    private static final int ROUNDS = 10;
    private static final List<String> OPTIONS = List.of("-proc:none", "-nowarn", "-Xlint:none", "-Xmaxerrs", "100000");

    static List<ListedLibrary> libraries() throws IOException {
        return ListedLibrary.read(Path.of("../conformance/libraries.txt"), List.of("adopt"));
    }

    @ParameterizedTest
    @MethodSource("libraries")
    void adoptedLibraryHasTheSameMembers(ListedLibrary library) throws IOException {
        try (Subject.Opened opened = LibraryStore.openOnce(library.coordinates())) {
            SourceTree tree = opened.tree();
            Allowed closedApi = new Allowed(false, false, false, true);
            Adoption.Result result =
                    Adoption.of(tree, opened.roots(), opened.classPath(), closedApi);
            List<Path> classPath = opened.classPath();
            List<Path> files = compilable(
                    tree.files().stream().map(SourceFile::path).toList(), classPath);
            Map<String, byte[]> before = compile(files, classPath, false);
            for (Change change : result.changes()) {
                AtomicFile.write(change.file().path(), change.before(), change.after());
            }
            Map<String, byte[]> after = compile(files, classPath, true);
            assertThat(before).isNotEmpty();
            Map<String, ExpectedChanges> expected = new HashMap<>();
            result.changes().forEach(change -> expected.putAll(change.expected()));
            assertThat(ClassComparison.differences(before, after, expected)).isEmpty();
            assertThat(files)
                    .containsAll(result.changes().stream()
                            .map(change -> change.file().path())
                            .toList());
            System.out.printf(
                    "Adopted: %s, %d files changed, %d of %d files compiled to %d class files with the same members%n",
                    library.coordinates(),
                    result.changes().size(),
                    files.size(),
                    tree.files().size(),
                    after.size());
        }
    }

    /** Returns those of the files that compile, with each other and without the rest. */
    private static List<Path> compilable(List<Path> files, List<Path> classPath) throws IOException {
        List<Path> left = new ArrayList<>(files);
        for (int round = 0; round < ROUNDS; round++) {
            Set<Path> wrong = new HashSet<>();
            run(left, classPath, false, wrong);
            if (wrong.isEmpty()) {
                return left;
            }
            left.removeAll(wrong);
        }
        throw new AssertionError("still errors after " + ROUNDS + " rounds");
    }

    /** Returns the class files by binary name; there must be no errors. */
    private static Map<String, byte[]> compile(List<Path> files, List<Path> classPath, boolean withPlugin) throws IOException {
        Set<Path> wrong = new HashSet<>();
        Map<String, byte[]> classFiles = run(files, classPath, withPlugin, wrong);
        assertThat(wrong).isEmpty();
        return classFiles;
    }

    /** Compiles files, adds those with errors to a set, and returns the class files. */
    private static Map<String, byte[]> run(
            List<Path> files, List<Path> classPath, boolean withPlugin, Set<Path> wrong) throws IOException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
        try (MemoryFiles memory = MemoryFiles.open(compiler, diagnostics, classPath, withPlugin)) {
            boolean done = compiler.getTask(
                            new StringWriter(), memory, diagnostics, OPTIONS, null, memory.onDisk(files))
                    .call();
            for (Diagnostic<? extends JavaFileObject> diagnostic : diagnostics.getDiagnostics()) {
                if (diagnostic.getKind() == Diagnostic.Kind.ERROR && diagnostic.getSource() != null) {
                    wrong.add(Path.of(diagnostic.getSource().toUri()));
                }
            }
            assertThat(done || !wrong.isEmpty())
                    .as(diagnostics.getDiagnostics().toString())
                    .isTrue();
            return memory.classFiles();
        }
    }
}
