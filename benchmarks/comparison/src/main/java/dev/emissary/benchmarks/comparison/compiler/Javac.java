package dev.emissary.benchmarks.comparison.compiler;

import dev.emissary.Emissary;
import dev.emissary.javac.EmissaryPlugin;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** Compiles Java. */
public final class Javac implements SourceCompiler {

    private final List<Path> libraries;
    private final List<String> toolOptions;

    private Javac(List<Path> libraries, List<String> toolOptions) {
        this.libraries = libraries;
        this.toolOptions = toolOptions;
    }

    /** javac as it is. */
    public static Javac plain() {
        return new Javac(List.of(), List.of("-proc:none"));
    }

    /** javac with Emissary. */
    public static Javac withEmissary() {
        return with(Libraries.of(Emissary.class), Libraries.of(EmissaryPlugin.class));
    }

    /** javac with Lombok. */
    public static Javac withLombok() {
        List<Path> lombok = Libraries.named("lombok");
        return with(lombok, lombok);
    }

    /** javac with Manifold's delegation. */
    public static Javac withManifold() {
        List<Path> manifold = Libraries.named("manifold");
        return with(manifold, manifold, "-Xplugin:Manifold");
    }

    private static Javac with(List<Path> libraries, List<Path> processors, String... options) {
        Stream<String> path = Stream.of("-processorpath", Libraries.path(processors));
        return new Javac(libraries, Stream.concat(path, Stream.of(options)).toList());
    }

    @Override
    public List<String> compile(List<Path> sources, List<Path> classPath, Path output) {
        JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
        DiagnosticCollector<JavaFileObject> collector = new DiagnosticCollector<>();
        StringWriter printed = new StringWriter();
        boolean success;
        try (StandardJavaFileManager files =
                javac.getStandardFileManager(collector, Locale.ROOT, StandardCharsets.UTF_8)) {
            success = javac.getTask(
                            printed,
                            files,
                            collector,
                            allOptions(classPath, output),
                            null,
                            files.getJavaFileObjectsFromPaths(sources))
                    .call();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (RuntimeException e) {
            throw new IllegalStateException("javac failed", e);
        }
        List<String> errors = errors(collector);
        // With Manifold, javac was seen to report success beside an error: the error decides.
        if (!success && errors.isEmpty()) {
            throw new IllegalStateException(
                    "javac says nothing of a source, but " + collector.getDiagnostics() + printed);
        }
        return errors;
    }

    private List<String> allOptions(List<Path> classPath, Path output) {
        List<String> all = new ArrayList<>(List.of("-d", output.toString(), "-g", "-parameters", "--release", "17"));
        all.addAll(List.of("-nowarn", "-Xlint:none", "-classpath", Libraries.path(classPath, libraries)));
        all.addAll(toolOptions);
        return all;
    }

    private static List<String> errors(DiagnosticCollector<JavaFileObject> collector) {
        return collector.getDiagnostics().stream()
                .filter(diagnostic -> diagnostic.getKind() == Diagnostic.Kind.ERROR && diagnostic.getSource() != null)
                .map(diagnostic -> diagnostic.getMessage(Locale.ROOT))
                .toList();
    }
}
