package dev.emissary.javac.testing;

import com.google.testing.compile.JavaFileObjects;
import com.sun.source.util.JavacTask;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Stream;
import javax.annotation.processing.Processor;
import javax.tools.DiagnosticCollector;
import javax.tools.DiagnosticListener;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * The javac of this JVM with the options of a test. It writes class files into memory.
 *
 * <p>To keep the plugin out, an empty processor path is not enough. The loader of that path is a child of the one that
 * has loaded javac, and in this JVM that is the loader of the tests, where the plugin is found and starts. So a test
 * says which loader javac finds plugins by.
 */
public final class Javac {
    /** Javac reports no more than a hundred of each, unless it is told to. */
    static final String[] ALL_MESSAGES = {"-Xmaxerrs", "9999", "-Xmaxwarns", "9999"};

    private final ClassLoader plugins;
    private final List<String> options;
    private final List<Processor> processors;

    private Javac(ClassLoader plugins, List<String> options, List<? extends Processor> processors) {
        this.plugins = plugins;
        this.options = List.copyOf(options);
        this.processors = List.copyOf(processors);
    }

    /** Returns a javac without plugins, without options, and without annotation processors. */
    public static Javac plain() {
        return withPluginsOf(ClassLoader.getPlatformClassLoader());
    }

    /** Returns a javac that finds the plugin; it runs by {@code -Xplugin:Emissary}, or by itself. */
    public static Javac withPluginOfTests() {
        return withPluginsOf(Javac.class.getClassLoader());
    }

    /** Returns a javac that finds plugins by a class loader, without options, and without annotation processors. */
    public static Javac withPluginsOf(ClassLoader plugins) {
        return new Javac(plugins, List.of(), List.of());
    }

    /** Returns this javac with further options. */
    public Javac withOptions(String... more) {
        return new Javac(
                plugins, Stream.concat(options.stream(), Stream.of(more)).toList(), processors);
    }

    /** Returns this javac with all of {@code -Xlint} that is not about processors. */
    public Javac withLint() {
        return withOptions("-Xlint:all,-processing");
    }

    /** Returns this javac with annotation processors, for one compilation: they are used up by it. */
    public Javac withProcessors(List<? extends Processor> all) {
        return new Javac(plugins, options, all);
    }

    /** Compiles source texts, each a whole file, named after its public type or its first one. */
    public Compiled compile(String... sources) {
        return compile(texts(sources));
    }

    /** Compiles source files. */
    public Compiled compile(List<? extends JavaFileObject> files) {
        DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
        StringWriter printed = new StringWriter();
        try (StandardJavaFileManager disk = disk(diagnostics)) {
            MemoryFiles memory = new MemoryFiles(disk, plugins);
            JavaCompiler.CompilationTask task = javac().getTask(printed, memory, diagnostics, located(), null, files);
            task.setLocale(Locale.ENGLISH);
            task.setProcessors(processors);
            boolean success = task.call();
            List<Compiled.Message> messages =
                    diagnostics.getDiagnostics().stream().map(Compiled::message).toList();
            return new Compiled(success, messages, memory.classes(), printed.toString());
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /** Compiles source texts together, each in a package of its own, and returns the diagnostics of each. */
    public List<List<Compiled.Message>> messagesOfEach(List<String> texts) {
        return messagesOfEach(texts, withOptions(ALL_MESSAGES)::compile);
    }

    /** Returns the diagnostics that a compiler has for each text, at the places that they have in it. */
    static List<List<Compiled.Message>> messagesOfEach(
            List<String> texts, Function<List<JavaFileObject>, Compiled> compiler) {
        List<JavaFileObject> files = new ArrayList<>();
        List<List<Compiled.Message>> found = new ArrayList<>();
        for (String text : texts) {
            String header = "package p%d; ".formatted(files.size());
            files.add(JavaFileObjects.forSourceString("Text" + files.size(), header + text));
            found.add(new ArrayList<>());
        }
        for (Compiled.Message message : compiler.apply(files).diagnostics()) {
            if (message.file().startsWith("Text")) {
                String number = message.file().replaceAll("\\D", "");
                found.get(Integer.parseInt(number)).add(message.without("package p; ".length() + number.length()));
            }
        }
        return found;
    }

    /**
     * Returns a task, whose file manager stays open, for a test that looks into it or at its diagnostics afterwards.
     *
     * @param printed takes what is no diagnostic
     * @param listener takes the diagnostics
     * @param files the source files
     */
    public JavacTask task(
            Writer printed, DiagnosticListener<JavaFileObject> listener, List<? extends JavaFileObject> files) {
        MemoryFiles memory = new MemoryFiles(disk(listener), plugins);
        JavacTask task = (JavacTask) javac().getTask(printed, memory, listener, located(), null, files);
        task.setProcessors(processors);
        return task;
    }

    /** Returns the options, with the class path of sources of tests where they have no other. */
    private List<String> located() {
        return Stream.of("-classpath", "-cp", "--class-path", "-p").anyMatch(options::contains)
                ? options
                : withOptions("-classpath", EmissaryCompiler.CLASS_PATH).options;
    }

    /** Returns source texts as files, named after their public types or their first ones. */
    public static List<JavaFileObject> texts(String... sources) {
        return Stream.of(sources)
                .map(source -> JavaFileObjects.forSourceString(SourceText.qualifiedName(source), source))
                .toList();
    }

    /** Returns source files on disk. */
    public static List<JavaFileObject> files(List<Path> files) {
        return files(files, StandardCharsets.UTF_8);
    }

    /** Returns source files on disk in an encoding. */
    public static List<JavaFileObject> files(List<Path> files, Charset encoding) {
        StandardJavaFileManager disk = javac().getStandardFileManager(null, null, encoding);
        List<JavaFileObject> found = new ArrayList<>();
        disk.getJavaFileObjectsFromPaths(files).forEach(found::add);
        return List.copyOf(found);
    }

    private static StandardJavaFileManager disk(DiagnosticListener<JavaFileObject> listener) {
        return javac().getStandardFileManager(listener, Locale.ENGLISH, StandardCharsets.UTF_8);
    }

    private static JavaCompiler javac() {
        return ToolProvider.getSystemJavaCompiler();
    }
}
