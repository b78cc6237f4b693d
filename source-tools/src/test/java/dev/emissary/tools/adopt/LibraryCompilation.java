package dev.emissary.tools.adopt;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * Compiles the files of a library together.
 *
 * @param scratch where class files may be written
 * @param classPath what the library needs
 */
record LibraryCompilation(Path scratch, List<Path> classPath) {
    private static final int ROUNDS = 10;

    /** Returns those of the files that compile, with each other and without the rest. */
    List<Path> compilable(List<Path> files) throws IOException {
        List<Path> left = new ArrayList<>(files);
        for (int round = 0; round < ROUNDS; round++) {
            Set<Path> wrong = run(left, false, Files.createTempDirectory(scratch, "round"));
            if (wrong.isEmpty()) {
                return left;
            }
            left.removeAll(wrong);
        }
        throw new AssertionError("still errors after " + ROUNDS + " rounds");
    }

    /** Returns the class files by binary name; there must be no errors. */
    Map<String, byte[]> compile(List<Path> files, boolean withPlugin) throws IOException {
        Path output = Files.createTempDirectory(scratch, "classes");
        assertThat(run(files, withPlugin, output)).isEmpty();
        Map<String, byte[]> classFiles = new TreeMap<>();
        try (Stream<Path> found = Files.walk(output)) {
            for (Path file :
                    found.filter(path -> path.toString().endsWith(".class")).toList()) {
                String name = output.relativize(file).toString();
                classFiles.put(
                        name.substring(0, name.lastIndexOf('.')).replace(File.separatorChar, '.'),
                        Files.readAllBytes(file));
            }
        }
        return classFiles;
    }

    /** Compiles and returns the files with errors. */
    private Set<Path> run(List<Path> files, boolean withPlugin, Path output) throws IOException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
        List<Path> own = Compilation.ownPath();
        List<String> options = List.of(
                "-proc:none",
                "-nowarn",
                "-Xlint:none",
                "-Xmaxerrs",
                "100000",
                "-cp",
                path(Stream.concat(classPath.stream(), own.stream()).toList()),
                // A directory without a plugin, where none is wanted: it starts by itself where it is found.
                "-processorpath",
                withPlugin ? path(own) : scratch.toString(),
                "-d",
                output.toString());
        try (StandardJavaFileManager manager =
                compiler.getStandardFileManager(diagnostics, Locale.ROOT, StandardCharsets.UTF_8)) {
            boolean done = compiler.getTask(
                            new StringWriter(),
                            manager,
                            diagnostics,
                            options,
                            null,
                            manager.getJavaFileObjectsFromPaths(files))
                    .call();
            Set<Path> wrong = new HashSet<>();
            for (Diagnostic<? extends JavaFileObject> diagnostic : diagnostics.getDiagnostics()) {
                if (diagnostic.getKind() == Diagnostic.Kind.ERROR && diagnostic.getSource() != null) {
                    wrong.add(Path.of(diagnostic.getSource().toUri()));
                }
            }
            assertThat(done || !wrong.isEmpty())
                    .as(diagnostics.getDiagnostics().toString())
                    .isTrue();
            return wrong;
        }
    }

    private static String path(List<Path> elements) {
        return elements.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
    }
}
