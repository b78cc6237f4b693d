package dev.emissary.tools.compile;

import dev.emissary.Emissary;
import dev.emissary.javac.EmissaryPlugin;
import dev.emissary.tools.source.SourceParser;
import java.io.IOException;
import java.io.StringWriter;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.JavaFileObject.Kind;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;

/**
 * The result of a compilation in memory.
 *
 * @param classFiles the class files, by name
 * @param diagnostics what it says, in order
 * @param failure why the compiler has not done its work, or an empty text
 */
public record Compilation(
        Map<String, byte[]> classFiles, List<Diagnostic<? extends JavaFileObject>> diagnostics, String failure) {
    private static final int MAJOR_VERSION = 7;
    private static final List<String> OPTIONS = List.of("-proc:none", "-implicit:none", "-Xplugin:Emissary");

    /**
     * Compiles a file with the plugin.
     *
     * @param path the path of the file, which need not exist
     * @param text its text
     * @param roots the directories with the sources of other types
     * @param classPath the class path with their class files
     */
    public static Compilation of(Path path, String text, List<Path> roots, List<Path> classPath) throws IOException {
        return of(OPTIONS, roots, classPath, memory -> List.of(source(path.toUri(), text)));
    }

    /**
     * Compiles files.
     *
     * @param options the options, that of the plugin among them
     * @param roots the directories with the sources of other types
     * @param classPath the class path with their class files
     * @param sources the files
     */
    public static Compilation of(
            List<String> options,
            List<Path> roots,
            List<Path> classPath,
            Function<MemoryFiles, Iterable<? extends JavaFileObject>> sources)
            throws IOException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        if (compiler == null) {
            return failed("this Java has no compiler; run the command with a JDK");
        }
        DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
        try (MemoryFiles memory = MemoryFiles.open(compiler, diagnostics, roots, classPath)) {
            boolean done = compiler.getTask(
                            new StringWriter(), memory, diagnostics, options, null, sources.apply(memory))
                    .call();
            Compilation compiled = new Compilation(
                    memory.classFiles(), List.copyOf(diagnostics.getDiagnostics()), done ? "" : "the compiler fails");
            return compiled.errors().isEmpty()
                    ? compiled
                    : new Compilation(compiled.classFiles(), compiled.diagnostics(), "");
        } catch (IllegalArgumentException | IllegalStateException refused) {
            return failed(refused.getMessage());
        } catch (RuntimeException | StackOverflowError failure) {
            return failed("the compiler fails: " + failure);
        }
    }

    /** Returns a reader of a class file. The library refuses those of a later JDK, whose structure is the same. */
    public static ClassReader reader(byte[] classFile) {
        byte[] readable = classFile.clone();
        readable[MAJOR_VERSION] = (byte) Math.min(readable[MAJOR_VERSION], Opcodes.V17);
        return new ClassReader(readable);
    }

    private static Compilation failed(String why) {
        return new Compilation(Map.of(), List.of(), why);
    }

    /** Returns its errors. */
    public List<Diagnostic<? extends JavaFileObject>> errors() {
        return diagnostics.stream()
                .filter(diagnostic -> diagnostic.getKind() == Diagnostic.Kind.ERROR)
                .toList();
    }

    /** Returns what it warns of about emissaries, each in a line. */
    public List<String> warnings() {
        return diagnostics.stream()
                .filter(diagnostic -> diagnostic.getCode().startsWith("emissary.warn."))
                .map(diagnostic ->
                        diagnostic.getMessage(Locale.ROOT).lines().findFirst().orElseThrow())
                .toList();
    }

    /** Returns the first error, or why there is no result, or an empty text. */
    public String error() {
        return errors().stream()
                .map(diagnostic -> "line " + diagnostic.getLineNumber() + ": " + text(diagnostic))
                .findFirst()
                .orElse(failure);
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

    /** Returns a source file in memory, with public classes of any name; its text may begin with a byte order mark. */
    public static JavaFileObject source(URI uri, String text) {
        String java = SourceParser.withoutMark(text);
        return new SimpleJavaFileObject(uri, Kind.SOURCE) {
            @Override
            public CharSequence getCharContent(boolean ignoreEncodingErrors) {
                return java;
            }

            @Override
            public boolean isNameCompatible(String simpleName, Kind other) {
                return other == Kind.SOURCE && !simpleName.contains("-");
            }
        };
    }
}
