package dev.emissary.tools.play;

import dev.emissary.tools.compile.Compilation;
import dev.emissary.tools.compile.MemoryFiles;
import dev.emissary.tools.source.SourceTree;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.JavaFileObject.Kind;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;

/**
 * A javac with the plugin that compiles one program after another, for one thread at a time. Between them it keeps its
 * files open and the plugin's classes loaded: to load them anew would cost more than to compile a small program.
 *
 * <p>It only compiles: no annotation processor takes part, and nothing that it compiles is loaded.
 */
final class WarmCompiler implements AutoCloseable {
    /**
     * What a compilation of a program gives.
     *
     * @param plain the program without emissaries, as far as it has no errors, or null if the plugin has written nothing
     * @param messages the diagnostics, in order
     * @param classFiles the class files by binary name; none where there are errors
     */
    record Compiled(String plain, List<Message> messages, Map<String, byte[]> classFiles) {}

    private static final List<String> OPTIONS =
            List.of("-proc:none", "-implicit:none", "-Xmaxerrs", "100", "-Xmaxwarns", "100");

    /** The packages of the annotation and the common superclass; a program sees no other classes besides the JDK's. */
    private static final Set<String> PACKAGES = Set.of("dev.emissary", "dev.emissary.lang");

    private final JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
    private final StandardJavaFileManager files;
    private final Path directory;

    /** Opens a compiler; the running Java has one. */
    WarmCompiler() throws IOException {
        files = javac.getStandardFileManager(null, Locale.ENGLISH, StandardCharsets.UTF_8);
        files.setLocationFromPaths(StandardLocation.CLASS_PATH, Compilation.ownPath());
        directory = Files.createTempDirectory("emissary-play");
    }

    /** Compiles a program with the plugin. */
    Compiled compile(Program program) throws IOException {
        DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
        MemoryFiles memory = new MemoryFiles(files, PACKAGES::contains);
        List<String> options = new ArrayList<>(OPTIONS);
        options.add(program.pluginOption(directory.toString()));
        if (!program.bytecode()) {
            options.add("-XDshould-stop.ifNoError=FLOW");
        }
        try {
            List<JavaFileObject> sources = List.of(file(program.source()));
            boolean done = javac.getTask(new StringWriter(), memory, diagnostics, options, null, sources)
                    .call();
            List<Message> messages = new ArrayList<>(diagnostics.getDiagnostics().stream()
                    .map(diagnostic -> Message.of(diagnostic, program.source()))
                    .toList());
            if (!done && messages.stream().noneMatch(message -> message.kind().equals("error"))) {
                messages.add(Message.error("the compiler fails"));
            }
            return new Compiled(takePlain(), messages, memory.classFiles());
        } catch (RuntimeException | StackOverflowError failure) {
            takePlain();
            return new Compiled(null, List.of(Message.error("the compiler fails: " + failure)), memory.classFiles());
        }
    }

    /** Returns what the plugin has written, and removes it. */
    private String takePlain() throws IOException {
        String plain = null;
        try (Stream<Path> written = Files.walk(directory)) {
            for (Path file : (Iterable<Path>) written.filter(Files::isRegularFile)::iterator) {
                plain = Files.readString(file);
                Files.delete(file);
            }
        }
        return plain;
    }

    /** Returns a source file that may declare public classes of any name. */
    private static JavaFileObject file(String source) {
        return new SimpleJavaFileObject(URI.create("memory:///Program.java"), Kind.SOURCE) {
            @Override
            public CharSequence getCharContent(boolean ignoreEncodingErrors) {
                return source;
            }

            @Override
            public boolean isNameCompatible(String simpleName, Kind kind) {
                return kind == Kind.SOURCE && !simpleName.contains("-");
            }
        };
    }

    @Override
    public void close() {
        try {
            files.close();
            SourceTree.delete(directory);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
