package dev.emissary.javac.testing;

import com.google.testing.compile.JavaFileObjects;
import com.sun.source.util.JavacTask;
import dev.emissary.Emissary;
import dev.emissary.conformance.Diagnostic;
import dev.emissary.conformance.SourceFile;
import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.annotation.processing.Processor;
import javax.tools.DiagnosticCollector;
import javax.tools.DiagnosticListener;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.jspecify.annotations.Nullable;

/**
 * The javac of this JVM with the options of a test. It writes class files into memory.
 *
 * <p>To keep the plugin out, an empty processor path is not enough. The loader of that path is a child of the one that
 * has loaded javac, and in this JVM that is the loader of the tests, where the plugin is found and starts. So a test
 * says which loader javac finds plugins by.
 *
 * <p>With {@code -Plong} the compilations of {@link #emissary} run twice, without any annotation processor and with one
 * that does nothing, because processing lets javac enter every class again. Both must give the same diagnostics and the
 * same bytes.
 */
public final class Javac {
    /** What sources of tests use: javac opens every jar of its class path again for each compilation. */
    private static final String CLASS_PATH =
            classPath(plugin(), Checkout.codeOf(Javac.class), Checkout.codeOf(Nullable.class));

    private static final boolean LONG = Boolean.getBoolean("emissary.long");

    private final ClassLoader plugins;
    private final List<String> options;
    private final List<Processor> processors;
    private final boolean twice;

    private Javac(ClassLoader plugins, List<String> options, List<? extends Processor> processors, boolean twice) {
        this.plugins = plugins;
        this.options = List.copyOf(options);
        this.processors = List.copyOf(processors);
        this.twice = twice;
    }

    /** Returns a javac with {@code -Xplugin:Emissary} and all of {@code -Xlint} that is not about processors. */
    public static Javac emissary() {
        return emissary("");
    }

    /** Returns such a javac with options of the plugin, for instance {@code keyword=off}. */
    public static Javac emissary(String pluginOptions) {
        return selfStarting().withOptions(("-Xplugin:Emissary " + pluginOptions).strip());
    }

    /** Returns a javac whose only option is {@code -Xlint}; the plugin starts itself, as it is on the path. */
    public static Javac selfStarting() {
        Javac javac = withPluginOfTests().withLint();
        return new Javac(javac.plugins, javac.options, List.of(), LONG);
    }

    /** Returns a javac without plugins, without options, and without annotation processors. */
    public static Javac plain() {
        return withPluginsOf(ClassLoader.getPlatformClassLoader());
    }

    /**
     * Compiles source files without the plugin and with {@code -Xlint:all}, to compare with {@link #with} (EM-EQ-3). Both
     * have a processor that does nothing, unless there is {@code -proc:none}: a processor, or none, may itself change what
     * javac says.
     */
    public static Compiled without(List<JavaFileObject> files, String... options) {
        return plain().compared(files, options);
    }

    /** Compiles source files with the plugin, without its own warnings unless options say more. */
    public static Compiled with(List<JavaFileObject> files, String... options) {
        boolean started = Stream.of(options).anyMatch(option -> option.startsWith("-Xplugin:"));
        return withPluginOfTests()
                .withOptions(started ? new String[0] : new String[] {"-Xplugin:Emissary lint=off"})
                .compared(files, options);
    }

    private Compiled compared(List<JavaFileObject> files, String... options) {
        return withLint()
                .withOptions(options)
                .withProcessors(ScriptedProcessor.idle())
                .compile(files);
    }

    /** Returns a javac that finds the plugin; it runs by {@code -Xplugin:Emissary}, or by itself. */
    public static Javac withPluginOfTests() {
        return withPluginsOf(Javac.class.getClassLoader());
    }

    /** Returns a javac that finds plugins by a class loader, without options, and without annotation processors. */
    public static Javac withPluginsOf(ClassLoader plugins) {
        return new Javac(plugins, List.of(), List.of(), false);
    }

    /** Returns this javac with further options. */
    public Javac withOptions(String... more) {
        return new Javac(
                plugins, Stream.concat(options.stream(), Stream.of(more)).toList(), processors, twice);
    }

    /** Returns this javac with all of {@code -Xlint} that is not about processors. */
    public Javac withLint() {
        return withOptions("-Xlint:all,-processing");
    }

    /** Returns this javac with annotation processors, for one compilation: they are used up by it. */
    public Javac withProcessors(List<? extends Processor> all) {
        return new Javac(plugins, options, all, false);
    }

    /** Returns this javac with annotation processors, for one compilation. */
    public Javac withProcessors(Processor... all) {
        return withProcessors(List.of(all));
    }

    /** Returns this javac for one compilation only, without any processor. */
    public Javac withoutProcessing() {
        return withOptions("-proc:none").withProcessors(ScriptedProcessor.idle());
    }

    /** Returns this javac, which sees class files in a directory too. */
    public Javac seeing(Path directory) {
        return withOptions("-classpath", directory + File.pathSeparator + CLASS_PATH);
    }

    /** Returns the class path of the annotation and of some directories and jars. */
    public static String classPath(Path... entries) {
        return Stream.concat(Stream.of(Checkout.codeOf(Emissary.class)), Stream.of(entries))
                .map(Path::toString)
                .collect(Collectors.joining(File.pathSeparator));
    }

    /** Returns where the classes of the plugin are; this library is compiled before it. */
    public static Path plugin() {
        try {
            return Checkout.codeOf(Class.forName("dev.emissary.javac.EmissaryPlugin"));
        } catch (ClassNotFoundException missing) {
            throw new AssertionError("the plugin is not on the class path of this test", missing);
        }
    }

    /** Writes a jar with the plugin, which may be in one or in a directory. */
    public static Path pluginJar(Path jar) throws IOException {
        if (Files.isRegularFile(plugin())) {
            return Files.copy(plugin(), jar);
        }
        StringWriter printed = new StringWriter();
        PrintWriter out = new PrintWriter(printed);
        java.util.spi.ToolProvider tool =
                java.util.spi.ToolProvider.findFirst("jar").orElseThrow();
        if (tool.run(out, out, "-cf", jar.toString(), "-C", plugin().toString(), ".") != 0) {
            throw new AssertionError(printed);
        }
        return jar;
    }

    /** Compiles source texts, each a whole file, named after its public type or its first one. */
    public Compiled compile(String... sources) {
        return compile(texts(sources));
    }

    /** Compiles source files. */
    public Compiled compile(List<? extends JavaFileObject> files) {
        Compiled compiled = compileOnce(files);
        if (twice) {
            compiled.mustBeAs(
                    "with a processor that does nothing",
                    withProcessors(ScriptedProcessor.idle()).compile(files));
        }
        return compiled;
    }

    private Compiled compileOnce(List<? extends JavaFileObject> files) {
        DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
        StringWriter printed = new StringWriter();
        try (StandardJavaFileManager disk = disk(diagnostics)) {
            MemoryFiles memory = new MemoryFiles(disk, plugins);
            JavaCompiler.CompilationTask task = javac().getTask(printed, memory, diagnostics, located(), null, files);
            task.setLocale(Locale.ENGLISH);
            task.setProcessors(processors);
            boolean success = task.call();
            List<Diagnostic> messages =
                    diagnostics.getDiagnostics().stream().map(Compiled::message).toList();
            return new Compiled(success, messages, memory.classes(), printed.toString());
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /** Compiles source texts together, each in a package of its own, and returns the diagnostics of each. */
    public List<List<Diagnostic>> messagesOfEach(List<String> texts) {
        List<JavaFileObject> files = new ArrayList<>();
        List<List<Diagnostic>> found = new ArrayList<>();
        for (String text : texts) {
            String header = "package p%d; ".formatted(files.size());
            files.add(JavaFileObjects.forSourceString("Text" + files.size(), header + text));
            found.add(new ArrayList<>());
        }
        // Javac reports no more than a hundred of each, unless it is told to.
        Javac all = withOptions("-Xmaxerrs", "9999", "-Xmaxwarns", "9999");
        for (Diagnostic message : all.compile(files).diagnostics()) {
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
                : withOptions("-classpath", CLASS_PATH).options;
    }

    /** Returns source texts as files, named after their public types or their first ones. */
    public static List<JavaFileObject> texts(String... sources) {
        return Stream.of(sources)
                .map(source -> JavaFileObjects.forSourceString(SourceFile.qualifiedName(source), source))
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
