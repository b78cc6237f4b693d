package dev.emissary.javac.testing;

import java.util.List;
import java.util.stream.Stream;
import javax.annotation.processing.Processor;
import javax.tools.JavaFileObject;

/**
 * A comparer of compilations with {@code -Xlint:all}, with and without the plugin (EM-EQ-3).
 *
 * <p>Both have a processor that does nothing, unless there is {@code -proc:none}: a processor, or none, may itself change
 * what javac says.
 */
public final class WithAndWithout {
    private WithAndWithout() {}

    /** Compiles source files without the plugin. */
    public static Compiled without(List<JavaFileObject> files, String... options) {
        return without(files, nothing(), options);
    }

    /** Compiles source files without the plugin, with processors in the place of the one that does nothing. */
    public static Compiled without(
            List<JavaFileObject> files, List<? extends Processor> processors, String... options) {
        return compile(Javac.plain(), files, processors, options);
    }

    /** Compiles source files with the plugin, without its own warnings unless options say more. */
    public static Compiled with(List<JavaFileObject> files, String... options) {
        Javac javac = Javac.withPluginOfTests();
        boolean started = Stream.of(options).anyMatch(option -> option.startsWith("-Xplugin:"));
        return compile(started ? javac : javac.withOptions("-Xplugin:Emissary lint=off"), files, nothing(), options);
    }

    private static Compiled compile(
            Javac javac, List<JavaFileObject> files, List<? extends Processor> processors, String... options) {
        return javac.withLint().withOptions(options).withProcessors(processors).compile(files);
    }

    private static List<Processor> nothing() {
        return List.of(ScriptedProcessor.idle());
    }

    /** Fails unless source files give the same diagnostics and bytes with and without; returns the outcome. */
    public static Compiled assertSame(List<JavaFileObject> files, String... options) {
        Compiled without = without(files, options);
        without.mustBeAs("with the plugin", with(files, options));
        return without;
    }
}
