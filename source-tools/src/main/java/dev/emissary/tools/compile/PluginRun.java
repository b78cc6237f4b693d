package dev.emissary.tools.compile;

import dev.emissary.tools.source.SourceFile;
import dev.emissary.tools.source.SourceTree;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.ToolProvider;

/**
 * The result of running javac with the plugin.
 *
 * @param errors its errors, each with file and line
 * @param files the files that the plugin has written
 */
public record PluginRun(List<String> errors, List<Path> files) {

    /**
     * Makes the plugin write emissaries as plain Java; class files are discarded.
     *
     * @param tree the sources
     * @param classPath what they are compiled against
     * @param directory where the plugin writes
     * @param more further options of the plugin
     */
    public static PluginRun desugar(SourceTree tree, List<Path> classPath, Path directory, List<String> more)
            throws IOException {
        String output = directory.toAbsolutePath().normalize().toString();
        if (output.chars().anyMatch(Character::isWhitespace)) {
            String why = "the compiler splits the options of a plugin at blanks; name a directory without any";
            return new PluginRun(List.of(output + ": " + why), List.of());
        }
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        if (compiler == null) {
            return new PluginRun(List.of("this Java has no compiler; run the command with a JDK"), List.of());
        }
        Map<Path, FileTime> before = files(directory);
        DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
        try (MemoryFiles memory = MemoryFiles.open(compiler, diagnostics, classPath, true)) {
            List<String> options = List.of(
                    "-proc:none",
                    "-nowarn",
                    "-Xplugin:Emissary desugar=" + output
                            + String.join("", more.stream().map(" "::concat).toList()));
            List<Path> sources = tree.files().stream().map(SourceFile::path).toList();
            boolean done = sources.isEmpty()
                    || compiler.getTask(new StringWriter(), memory, diagnostics, options, null, memory.onDisk(sources))
                            .call();
            List<String> errors = new ArrayList<>(errors(diagnostics, tree));
            if (!done && errors.isEmpty()) {
                errors.add("the compiler fails");
            }
            return new PluginRun(errors, changed(before, files(directory)));
        } catch (IllegalArgumentException | IllegalStateException refused) {
            return new PluginRun(List.of(refused.getMessage()), List.of());
        }
    }

    private static List<String> errors(DiagnosticCollector<JavaFileObject> diagnostics, SourceTree tree) {
        return diagnostics.getDiagnostics().stream()
                .filter(diagnostic -> diagnostic.getKind() == Diagnostic.Kind.ERROR)
                .map(diagnostic -> place(diagnostic, tree) + diagnostic.getMessage(Locale.ROOT))
                .toList();
    }

    private static String place(Diagnostic<? extends JavaFileObject> diagnostic, SourceTree tree) {
        JavaFileObject source = diagnostic.getSource();
        return source == null
                ? ""
                : tree.files().stream()
                        .filter(file -> file.path().toUri().equals(source.toUri()))
                        .map(file -> file.at((int) diagnostic.getLineNumber()) + ": ")
                        .findFirst()
                        .orElse("");
    }

    private static List<Path> changed(Map<Path, FileTime> before, Map<Path, FileTime> after) {
        return after.keySet().stream()
                .filter(file -> !after.get(file).equals(before.get(file)))
                .toList();
    }

    private static Map<Path, FileTime> files(Path directory) throws IOException {
        Map<Path, FileTime> times = new TreeMap<>();
        if (Files.isDirectory(directory)) {
            try (Stream<Path> files = Files.walk(directory)) {
                for (Path file : (Iterable<Path>) files.filter(Files::isRegularFile)::iterator) {
                    times.put(file, Files.getLastModifiedTime(file));
                }
            }
        }
        return times;
    }
}
