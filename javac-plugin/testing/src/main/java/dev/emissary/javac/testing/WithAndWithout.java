package dev.emissary.javac.testing;

import java.util.List;
import java.util.stream.Stream;
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
        return compile(Javac.plain(), files, options);
    }

    /** Compiles source files with the plugin, without its own warnings unless options say more. */
    public static Compiled with(List<JavaFileObject> files, String... options) {
        Javac javac = Javac.withPluginOfTests();
        boolean started = Stream.of(options).anyMatch(option -> option.startsWith("-Xplugin:"));
        return compile(started ? javac : javac.withOptions("-Xplugin:Emissary lint=off"), files, options);
    }

    private static Compiled compile(Javac javac, List<JavaFileObject> files, String... options) {
        return javac.withLint()
                .withOptions(options)
                .withProcessors(ScriptedProcessor.idle())
                .compile(files);
    }
}
