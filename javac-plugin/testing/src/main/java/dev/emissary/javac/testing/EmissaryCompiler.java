package dev.emissary.javac.testing;

import com.google.common.collect.ImmutableList;
import com.google.testing.compile.Compilation;
import com.google.testing.compile.Compiler;
import com.google.testing.compile.JavaFileObjects;
import dev.emissary.Emissary;
import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.annotation.processing.Processor;
import javax.tools.JavaFileObject;
import org.jspecify.annotations.Nullable;

/**
 * An object that compiles Java source files with the plugin.
 *
 * <p>Every compilation runs twice, without any annotation processor and with one that does nothing, because processing
 * lets javac enter every class again. Both must give the same diagnostics and the same bytes.
 */
public final class EmissaryCompiler {
    /** What sources of tests use: javac opens every jar of its class path again for each compilation. */
    private static final List<String> CLASS_PATH = List.of(
            "-classpath",
            classPath(plugin(), CodeLocation.of(EmissaryCompiler.class), CodeLocation.of(Nullable.class)));

    private final List<String> options;
    private final List<Processor> processors;

    private EmissaryCompiler(List<String> options, List<Processor> processors) {
        this.options = List.copyOf(options);
        this.processors = List.copyOf(processors);
    }

    /** Returns a compiler with {@code -Xplugin:Emissary} and all of {@code -Xlint} that is not about processors. */
    public static EmissaryCompiler emissary() {
        return emissary("");
    }

    /**
     * Returns a compiler with {@code -Xlint:all} and the plugin.
     *
     * @param pluginOptions the options of the plugin, for instance {@code keyword=off}
     */
    public static EmissaryCompiler emissary(String pluginOptions) {
        return selfStarting().withOptions(("-Xplugin:Emissary " + pluginOptions).strip());
    }

    /** Returns a compiler whose only option is {@code -Xlint:all}; the plugin starts itself, as it is on the path. */
    public static EmissaryCompiler selfStarting() {
        return new EmissaryCompiler(CLASS_PATH, List.of()).withOptions("-Xlint:all,-processing");
    }

    /** Returns a compiler with further options. */
    public EmissaryCompiler withOptions(String... more) {
        List<String> all = new ArrayList<>(options);
        all.addAll(List.of(more));
        return new EmissaryCompiler(all, processors);
    }

    /** Returns a compiler that sees the annotation and some directories and jars, and no more of this project. */
    public EmissaryCompiler withClassPath(Path... entries) {
        return withOptions("-classpath", classPath(entries), "-processorpath", plugin().toString());
    }

    /** Returns the class path of the annotation and of some directories and jars. */
    public static String classPath(Path... entries) {
        return Stream.concat(Stream.of(CodeLocation.of(Emissary.class)), Stream.of(entries))
                .map(Path::toString)
                .collect(Collectors.joining(File.pathSeparator));
    }

    /** Returns where the classes of the plugin are. */
    public static Path plugin() {
        return PluginJar.classes();
    }

    /** Returns a compiler that compiles once only, without any processor. */
    public EmissaryCompiler withoutProcessing() {
        return withOptions("-proc:none").withProcessors(new ScriptedProcessor((tools, round) -> {}));
    }

    /** Returns a compiler that runs annotation processors; it compiles once only, as processors are used up. */
    public EmissaryCompiler withProcessors(Processor... all) {
        return new EmissaryCompiler(options, List.of(all));
    }

    /**
     * Compiles source texts.
     *
     * @param sources each a whole source file; its name is that of the first type declared at the start of a line
     */
    public Compiled compile(String... sources) {
        List<JavaFileObject> files = new ArrayList<>();
        for (String source : sources) {
            files.add(JavaFileObjects.forSourceString(SourceText.qualifiedName(source), source));
        }
        return compile(files);
    }

    /** Compiles source files. */
    public Compiled compile(List<JavaFileObject> files) {
        if (!processors.isEmpty()) {
            return new Compiled(run(files, processors));
        }
        Compiled without = new Compiled(run(files, List.of()));
        Compiled with = new Compiled(run(files, List.of(new ScriptedProcessor((tools, round) -> {}))));
        SameOutcome.assertSame("with a processor that does nothing", without, with);
        return without;
    }

    private Compilation run(List<JavaFileObject> files, List<Processor> all) {
        return Compiler.javac()
                .withOptions(ImmutableList.copyOf(options))
                .withProcessors(all)
                .compile(files);
    }
}
