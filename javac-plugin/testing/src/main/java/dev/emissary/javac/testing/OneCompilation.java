package dev.emissary.javac.testing;

import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * One compilation of a source file as a build tool's daemon makes it: with a file manager of its own, from whose
 * processor path javac loads the plugin by a loader that it closes at the end.
 *
 * @param plugin the plugin's jar
 * @param annotations the jar with the annotation and the superclass
 * @param source the source file
 */
record OneCompilation(Path plugin, Path annotations, Path source) {

    /**
     * Compiles, and returns all that comes of it as text: the diagnostics with their full texts, and the class files.
     *
     * @param collected whether diagnostics are collected and read when the compilation is over, or printed in it
     */
    String run(boolean collected) {
        JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
        StringWriter text = new StringWriter();
        DiagnosticCollector<JavaFileObject> collector = collected ? new DiagnosticCollector<>() : null;
        MemoryFiles classes;
        try (StandardJavaFileManager files = javac.getStandardFileManager(collector, Locale.ENGLISH, null)) {
            classes = new MemoryFiles(files, null) {
                @Override
                public ClassLoader getClassLoader(Location location) {
                    return fileManager.getClassLoader(location);
                }
            };
            boolean success = javac.getTask(text, classes, collector, options(), null, files.getJavaFileObjects(source))
                    .call();
            text.append("success: ").append(String.valueOf(success)).append('\n');
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        } catch (RuntimeException | LinkageError failure) {
            return "javac has failed: " + failure + "\n" + Arrays.toString(failure.getStackTrace());
        }
        if (collected) {
            collector.getDiagnostics().forEach(diagnostic -> text.append(written(diagnostic)));
        }
        classes.classes()
                .forEach((name, bytes) -> text.append(name)
                        .append(' ')
                        .append(new String(bytes, StandardCharsets.ISO_8859_1))
                        .append('\n'));
        return text.toString();
    }

    private static String written(Diagnostic<? extends JavaFileObject> diagnostic) {
        return "%s %s %d:%d %d-%d %s%n"
                .formatted(
                        diagnostic.getKind(),
                        diagnostic.getCode(),
                        diagnostic.getLineNumber(),
                        diagnostic.getColumnNumber(),
                        diagnostic.getStartPosition(),
                        diagnostic.getEndPosition(),
                        diagnostic.getMessage(Locale.ENGLISH));
    }

    private List<String> options() {
        return List.of(
                "-Xplugin:Emissary lint=on",
                "-Xlint:all",
                "-processorpath",
                plugin.toString(),
                "-classpath",
                annotations.toString());
    }
}
