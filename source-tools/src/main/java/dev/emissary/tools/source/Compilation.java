package dev.emissary.tools.source;

import java.io.IOException;
import java.io.StringWriter;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.JavaFileObject.Kind;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
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
        return of(OPTIONS, roots, classPath, List.of(source(path.toUri(), text)), List.of());
    }

    /**
     * Compiles files.
     *
     * @param options the options, that of the plugin among them
     * @param roots the directories with the sources of other types
     * @param classPath the class path with their class files
     * @param texts the files in memory
     * @param files the files on disk
     */
    public static Compilation of(
            List<String> options, List<Path> roots, List<Path> classPath, List<JavaFileObject> texts, List<Path> files)
            throws IOException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        if (compiler == null) {
            return failed("this Java has no compiler; run the command with a JDK");
        }
        DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
        StandardJavaFileManager disk =
                compiler.getStandardFileManager(diagnostics, Locale.ROOT, StandardCharsets.UTF_8);
        try (MemoryFiles memory = new MemoryFiles(disk, roots, classPath)) {
            List<JavaFileObject> sources = new ArrayList<>(texts);
            disk.getJavaFileObjectsFromPaths(files).forEach(sources::add);
            boolean done = compiler.getTask(new StringWriter(), memory, diagnostics, options, null, sources)
                    .call();
            Compilation compiled = new Compilation(memory.classFiles(), List.copyOf(diagnostics.getDiagnostics()), "");
            return done || !compiled.errors().isEmpty() ? compiled : failed("the compiler fails");
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

    /** Returns a text without its byte order mark, which is not part of the Java source. */
    public static String withoutMark(String text) {
        return text.startsWith("\uFEFF") ? text.substring(1) : text;
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
        String java = withoutMark(text);
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
