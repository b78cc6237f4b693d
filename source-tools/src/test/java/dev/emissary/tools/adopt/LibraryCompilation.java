package dev.emissary.tools.adopt;

import static org.assertj.core.api.Assertions.assertThat;

import dev.emissary.tools.compile.MemoryFiles;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.ToolProvider;

/**
 * Compiles the files of a library together.
 *
 * @param classPath what the library needs
 */
record LibraryCompilation(List<Path> classPath) {
    private static final int ROUNDS = 10;
    private static final List<String> OPTIONS = List.of("-proc:none", "-nowarn", "-Xlint:none", "-Xmaxerrs", "100000");

    /** Returns those of the files that compile, with each other and without the rest. */
    List<Path> compilable(List<Path> files) throws IOException {
        List<Path> left = new ArrayList<>(files);
        for (int round = 0; round < ROUNDS; round++) {
            Set<Path> wrong = new HashSet<>();
            run(left, false, wrong);
            if (wrong.isEmpty()) {
                return left;
            }
            left.removeAll(wrong);
        }
        throw new AssertionError("still errors after " + ROUNDS + " rounds");
    }

    /** Returns the class files by binary name; there must be no errors. */
    Map<String, byte[]> compile(List<Path> files, boolean withPlugin) throws IOException {
        Set<Path> wrong = new HashSet<>();
        Map<String, byte[]> classFiles = run(files, withPlugin, wrong);
        assertThat(wrong).isEmpty();
        return classFiles;
    }

    /** Compiles files, adds those with errors to a set, and returns the class files. */
    private Map<String, byte[]> run(List<Path> files, boolean withPlugin, Set<Path> wrong) throws IOException {
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
