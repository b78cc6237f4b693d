package dev.emissary.tools.adopt;

import dev.emissary.tools.compile.Compilation;
import dev.emissary.tools.compile.MemoryFiles;
import dev.emissary.tools.source.SourceFile;
import dev.emissary.tools.source.SourceTree;
import java.io.IOException;
import java.io.StringWriter;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.ToolProvider;

/**
 * The compilation of all sources together, with the plugin, up to the generation of code. The compiler
 * continues after errors, so that a new error is found among old ones in sources that do not compile as a whole.
 */
final class TreeCompilation {
    /**
     * An error of the compiler.
     *
     * @param file the file's name for the user, or an empty text
     * @param line its line
     * @param message what the compiler says, in one line
     */
    record CompileError(String file, long line, String message) {
        /** Returns what stays the same when lines are inserted or deleted above the error. */
        String key() {
            return file + ": " + message;
        }

        @Override
        public String toString() {
            return (file.isEmpty() ? "" : file + ":" + line + ": ") + message;
        }
    }

    private static final List<String> OPTIONS = List.of(
            "-proc:none",
            "-implicit:none",
            "-nowarn",
            "-Xlint:none",
            "-Xmaxerrs",
            String.valueOf(Integer.MAX_VALUE),
            "--should-stop=ifError=FLOW",
            "--should-stop=ifNoError=FLOW",
            "-Xplugin:Emissary");

    private final Map<URI, SourceFile> files = new HashMap<>();
    private final List<Path> roots;
    private final List<Path> classPath;

    TreeCompilation(SourceTree tree, List<Path> roots, List<Path> classPath) {
        tree.files().forEach(file -> files.put(uri(file), file));
        this.roots = roots;
        this.classPath = classPath;
    }

    private static URI uri(SourceFile file) {
        return file.path().toAbsolutePath().toUri();
    }

    /**
     * Returns the errors.
     *
     * @param changes the files that have another text than on disk
     * @throws IOException if the compiler cannot be run to its end
     */
    List<CompileError> errors(List<RewrittenFile> changes) throws IOException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
        try (MemoryFiles memory =
                MemoryFiles.open(compiler, diagnostics, classPath, true).withSources(roots)) {
            boolean done = compiler.getTask(
                            new StringWriter(), memory, diagnostics, OPTIONS, null, sources(memory, changes))
                    .call();
            if (!done && diagnostics.getDiagnostics().isEmpty()) {
                throw new IOException("the compiler fails");
            }
        } catch (RuntimeException failure) {
            throw new IOException("the compiler fails: " + failure, failure);
        }
        return diagnostics.getDiagnostics().stream()
                .filter(diagnostic -> diagnostic.getKind() == Diagnostic.Kind.ERROR)
                .map(this::error)
                .toList();
    }

    private List<JavaFileObject> sources(MemoryFiles memory, List<RewrittenFile> changes) {
        Map<URI, SourceFile> unchanged = new HashMap<>(files);
        List<JavaFileObject> sources = new ArrayList<>();
        for (RewrittenFile change : changes) {
            unchanged.remove(uri(change.file()));
            sources.add(Compilation.source(change.file().path().toAbsolutePath(), change.after()));
        }
        memory.onDisk(unchanged.values().stream()
                        .map(file -> file.path().toAbsolutePath())
                        .sorted()
                        .toList())
                .forEach(sources::add);
        return sources;
    }

    private CompileError error(Diagnostic<? extends JavaFileObject> diagnostic) {
        SourceFile file = diagnostic.getSource() == null
                ? null
                : files.get(diagnostic.getSource().toUri());
        return new CompileError(
                file == null ? "" : file.displayName(), diagnostic.getLineNumber(), Compilation.text(diagnostic));
    }
}
