package dev.emissary.javac.testing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javax.annotation.processing.Processor;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaCompiler.CompilationTask;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * A comparer of compilations with {@code -Xlint:all}, with and without the plugin (EM-EQ-3).
 *
 * <p>Both have a processor that does nothing, unless there is {@code -proc:none}: a processor, or none, may itself change
 * what javac says. To keep the plugin out, an empty processor path is not enough. The loader of that path is a child of
 * the one that has loaded javac, and in this JVM that is the loader of the tests, where the plugin is found and starts.
 */
public final class WithAndWithout {
    private WithAndWithout() {}

    /** Compiles source files without the plugin. */
    public static Compiled without(List<JavaFileObject> files, String... options) {
        return without(files, List.of(new ScriptedProcessor((tools, round) -> {})), options);
    }

    /** Compiles source files without the plugin, with processors in the place of the one that does nothing. */
    public static Compiled without(
            List<JavaFileObject> files, List<? extends Processor> processors, String... options) {
        return compile(files, ClassLoader.getPlatformClassLoader(), processors, List.of(options));
    }

    /** Compiles source files with the plugin. */
    public static Compiled with(List<JavaFileObject> files, String... options) {
        List<String> all = new ArrayList<>(List.of(options));
        if (all.stream().noneMatch(option -> option.startsWith("-Xplugin:"))) {
            all.add("-Xplugin:Emissary");
        }
        return compile(
                files,
                WithAndWithout.class.getClassLoader(),
                List.of(new ScriptedProcessor((tools, round) -> {})),
                all);
    }

    private static Compiled compile(
            List<JavaFileObject> files,
            ClassLoader plugins,
            List<? extends Processor> processors,
            List<String> options) {
        DiagnosticCollector<JavaFileObject> collector = new DiagnosticCollector<>();
        JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
        List<String> all = new ArrayList<>(List.of("-Xlint:all,-processing"));
        all.addAll(options);
        try (StandardJavaFileManager disk = javac.getStandardFileManager(collector, Locale.ENGLISH, null)) {
            MemoryFiles memory = new MemoryFiles(disk, plugins);
            CompilationTask task = javac.getTask(null, memory, collector, all, null, files);
            task.setLocale(Locale.ENGLISH);
            task.setProcessors(processors);
            return new Compiled(task.call(), collector.getDiagnostics(), memory.classes());
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /** Fails unless source files give the same diagnostics and bytes with and without; returns the outcome. */
    public static Compiled assertSame(List<JavaFileObject> files, String... options) {
        Compiled without = without(files, options);
        SameOutcome.assertSame("with the plugin", without, with(files, options));
        return without;
    }
}
