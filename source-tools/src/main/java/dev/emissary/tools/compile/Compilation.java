package dev.emissary.tools.compile;

import dev.emissary.Emissary;
import dev.emissary.javac.EmissaryPlugin;
import dev.emissary.tools.source.SourceParser;
import java.io.IOException;
import java.io.StringWriter;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.JavaFileObject.Kind;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/**
 * The result of compiling one file.
 *
 * @param classFiles the class files of the types that the file declares, by name
 * @param error the first error, or an empty text
 */
public record Compilation(Map<String, byte[]> classFiles, String error) {
    /** The options of a compilation with the plugin. */
    public static final List<String> OPTIONS =
            List.of("-proc:none", "-implicit:none", "-nowarn", "-Xlint:none", "-Xplugin:Emissary");

    /**
     * Compiles a file, with the plugin or without.
     *
     * @param path the path of the file, which need not exist
     * @param text its text
     * @param roots the directories with the sources of other types
     * @param classPath the class path with their class files
     * @param withPlugin whether the plugin takes part
     */
    public static Compilation of(Path path, String text, List<Path> roots, List<Path> classPath, boolean withPlugin)
            throws IOException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        if (compiler == null) {
            return new Compilation(Map.of(), "this Java has no compiler; run the command with a JDK");
        }
        DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
        List<String> options = withPlugin ? OPTIONS : OPTIONS.subList(0, OPTIONS.size() - 1);
        try (MemoryFiles memory =
                MemoryFiles.open(compiler, diagnostics, classPath, withPlugin).withSources(roots)) {
            boolean done = compiler.getTask(
                            new StringWriter(), memory, diagnostics, options, null, List.of(source(path, text)))
                    .call();
            String error = diagnostics.getDiagnostics().stream()
                    .filter(diagnostic -> diagnostic.getKind() == Diagnostic.Kind.ERROR)
                    .map(diagnostic -> "line " + diagnostic.getLineNumber() + ": " + text(diagnostic))
                    .findFirst()
                    .orElse(done ? "" : "the compiler fails");
            return new Compilation(memory.classFiles(), error);
        } catch (RuntimeException failure) {
            return new Compilation(Map.of(), "the compiler fails: " + failure);
        }
    }

    /** Returns the jars, or in a build the directories, of the plugin and the annotation. */
    public static List<Path> ownPath() {
        return Stream.of(EmissaryPlugin.class, Emissary.class)
                .map(type -> {
                    try {
                        return Path.of(type.getProtectionDomain()
                                .getCodeSource()
                                .getLocation()
                                .toURI());
                    } catch (URISyntaxException impossible) {
                        throw new IllegalStateException(impossible);
                    }
                })
                .distinct()
                .toList();
    }

    /** Returns what a diagnostic says, in one line. */
    public static String text(Diagnostic<?> diagnostic) {
        return diagnostic
                .getMessage(Locale.ROOT)
                .lines()
                .limit(2)
                .map(String::strip)
                .collect(Collectors.joining(" "));
    }

    /** Returns a source file in memory; its text may begin with a byte order mark. */
    public static JavaFileObject source(Path path, String text) {
        String java = SourceParser.withoutMark(text);
        return new SimpleJavaFileObject(path.toUri(), Kind.SOURCE) {
            @Override
            public CharSequence getCharContent(boolean ignoreEncodingErrors) {
                return java;
            }
        };
    }
}
