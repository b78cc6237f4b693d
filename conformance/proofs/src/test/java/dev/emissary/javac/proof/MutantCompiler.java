package dev.emissary.javac.proof;

import com.sun.source.util.JavacTask;
import dev.emissary.javac.testing.Javac;
import dev.emissary.javac.testing.MemoryFiles;
import dev.emissary.javac.testing.ScriptedProcessor;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** Compiles sources with and without the plugin; all compilations share what they read from disk. */
final class MutantCompiler implements AutoCloseable {
    /** How the complaint begins that a compilation has thrown an exception. */
    static final String THROWS = "throws ";

    /** What makes the difference between a slow compilation and one that does not end. */
    private static final int HANG_SECONDS = 60;

    private static final int MOST_WAITS = 10;

    /** With {@code dev}, javac does not hide a crash that comes after an error. */
    private static final List<String> OPTIONS = List.of("-Xlint:all,-processing", "-XDdev", "-Xmaxerrs", "10000");

    private final JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
    private final StandardJavaFileManager disk = javac.getStandardFileManager(null, null, null);

    /**
     * How a compilation is run.
     *
     * @param plugin whether the plugin takes part
     * @param processor whether an annotation processor does
     * @param flow whether javac goes on after errors, so that more of what is wrong reaches the plugin
     */
    record Setting(boolean plugin, boolean processor, boolean flow) {
        /** Returns the same setting without the plugin. */
        Setting plain() {
            return new Setting(false, processor, flow);
        }
    }

    /**
     * How a compilation has ended.
     *
     * @param accepted whether there is no error
     * @param diagnostics what javac and the plugin say, each with its place
     * @param texts the same in full
     * @param classes the class files by binary name, whether accepted or not
     * @param crash the exception that has ended it, as javac prints it, or an empty string
     * @param complaints what else must not happen, and has
     */
    record Outcome(
            boolean accepted,
            List<String> diagnostics,
            List<String> texts,
            Map<String, byte[]> classes,
            String crash,
            List<String> complaints) {}

    /** Compiles source files in one go. */
    Outcome compile(List<String> texts, Setting setting) {
        FutureTask<Outcome> compilation = new FutureTask<>(() -> compileHere(texts, setting));
        Thread thread = new Thread(compilation, "compilation");
        thread.setDaemon(true);
        thread.start();
        try {
            // Its share of a busy machine says nothing of a compilation; one that waits for ever uses no processor.
            for (int waits = 0; waits < MOST_WAITS && processorSeconds(thread) < HANG_SECONDS; waits++) {
                try {
                    return compilation.get(HANG_SECONDS, TimeUnit.SECONDS);
                } catch (TimeoutException slow) {
                    continue;
                }
            }
            String stack = List.of(thread.getStackTrace()).toString();
            return new Outcome(false, List.of(), List.of(), Map.of(), "", List.of("does not end: " + stack));
        } catch (ExecutionException failure) {
            throw new AssertionError(String.join("\n", texts), failure.getCause());
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new AssertionError(interrupted);
        }
    }

    private static long processorSeconds(Thread thread) {
        return TimeUnit.NANOSECONDS.toSeconds(
                ManagementFactory.getThreadMXBean().getThreadCpuTime(thread.getId()));
    }

    private Outcome compileHere(List<String> texts, Setting setting) {
        Witness witness = new Witness();
        ClassLoader plugins = setting.plugin() ? getClass().getClassLoader() : ClassLoader.getPlatformClassLoader();
        MemoryFiles files = new MemoryFiles(disk, plugins) {
            @Override
            public JavaFileObject getJavaFileForOutput(
                    Location location, String className, JavaFileObject.Kind kind, javax.tools.FileObject sibling) {
                witness.writing(className);
                return super.getJavaFileForOutput(location, className, kind, sibling);
            }
        };
        List<String> options = new ArrayList<>(OPTIONS);
        if (setting.plugin()) {
            options.add("-Xplugin:Emissary");
        }
        if (!setting.processor()) {
            options.add("-proc:none");
        }
        if (setting.flow()) {
            options.add("-XDshould-stop.ifError=FLOW");
        }
        StringWriter printed = new StringWriter();
        JavacTask task = (JavacTask)
                javac.getTask(printed, files, witness, options, null, Javac.texts(texts.toArray(String[]::new)));
        if (setting.processor()) {
            task.setProcessors(List.of(new ScriptedProcessor((tools, round) -> {})));
        }
        witness.watch(task);
        run(task, printed, witness);
        witness.checkWritten(files.classes());
        return new Outcome(
                witness.accepted(),
                witness.diagnostics(),
                witness.texts(),
                files.classes(),
                witness.crash(),
                witness.complaints());
    }

    /** Runs a compilation; anything that it prints is a crash, as diagnostics go to the witness. */
    private static void run(JavacTask task, StringWriter printed, Witness witness) {
        PrintStream standardError = System.err;
        ByteArrayOutputStream onStandardError = new ByteArrayOutputStream();
        System.setErr(new PrintStream(onStandardError, true, StandardCharsets.UTF_8));
        boolean success = false;
        try {
            success = task.call();
        } catch (RuntimeException | Error crash) {
            witness.complain(THROWS + crash + " " + List.of(crash.getStackTrace()));
        } finally {
            System.setErr(standardError);
        }
        witness.printed(printed + onStandardError.toString(StandardCharsets.UTF_8));
        witness.ended(success);
    }

    @Override
    public void close() {
        try {
            disk.close();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
