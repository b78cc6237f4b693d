package dev.emissary.javac.testing;

import dev.emissary.Emissary;
import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.annotation.processing.Processor;
import javax.tools.JavaFileObject;
import org.jspecify.annotations.Nullable;

/**
 * An object that compiles Java source files with the plugin.
 *
 * <p>With {@code -Plong} every compilation runs twice, without any annotation processor and with one that does nothing,
 * because processing lets javac enter every class again. Both must give the same diagnostics and the same bytes.
 */
public final class EmissaryCompiler {
    /** What sources of tests use: javac opens every jar of its class path again for each compilation. */
    static final String CLASS_PATH =
            classPath(plugin(), CodeLocation.of(EmissaryCompiler.class), CodeLocation.of(Nullable.class));

    private static final boolean TWICE = Boolean.getBoolean("emissary.long");

    private final Javac javac;
    private final List<Processor> processors;

    private EmissaryCompiler(Javac javac, List<Processor> processors) {
        this.javac = javac;
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
        return new EmissaryCompiler(Javac.withPluginOfTests().withLint(), List.of())
                .withOptions("-classpath", CLASS_PATH);
    }

    /** Returns a compiler with further options. */
    public EmissaryCompiler withOptions(String... more) {
        return new EmissaryCompiler(javac.withOptions(more), processors);
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

    /** Returns a compiler that sees class files in a directory too. */
    public EmissaryCompiler seeing(Path directory) {
        return withOptions("-classpath", directory + File.pathSeparator + CLASS_PATH);
    }

    /** Returns a compiler that compiles once only, without any processor. */
    public EmissaryCompiler withoutProcessing() {
        return withOptions("-proc:none").withProcessors(new ScriptedProcessor((tools, round) -> {}));
    }

    /** Returns a compiler that runs annotation processors; it compiles once only, as processors are used up. */
    public EmissaryCompiler withProcessors(Processor... all) {
        return new EmissaryCompiler(javac, List.of(all));
    }

    /**
     * Compiles source texts.
     *
     * @param sources each a whole source file; its name is that of the first type declared at the start of a line
     */
    public Compiled compile(String... sources) {
        return compile(Javac.texts(sources));
    }

    /** Compiles source texts together, each in a package of its own, and returns the diagnostics of each. */
    public List<List<Compiled.Message>> messagesOfEach(List<String> texts) {
        return Javac.messagesOfEach(texts, withOptions(Javac.ALL_MESSAGES)::compile);
    }

    /** Compiles source files. */
    public Compiled compile(List<JavaFileObject> files) {
        if (!processors.isEmpty()) {
            return javac.withProcessors(processors).compile(files);
        }
        Compiled without = javac.compile(files);
        if (!TWICE) {
            return without;
        }
        Compiled with = javac.withProcessors(List.of(new ScriptedProcessor((tools, round) -> {})))
                .compile(files);
        without.mustBeAs("with a processor that does nothing", with);
        return without;
    }
}
