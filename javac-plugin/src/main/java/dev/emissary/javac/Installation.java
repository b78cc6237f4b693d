package dev.emissary.javac;

import com.sun.source.util.JavacTask;
import com.sun.source.util.Plugin;
import dev.emissary.javac.jdk.CompilerAccess;

/**
 * The plugin behind {@link EmissaryPlugin}, whose classes may be those of an earlier compilation.
 *
 * <p>It uses only the supported interfaces itself, because the compiler's packages are closed until it has opened them.
 */
public final class Installation implements Plugin {
    /** Creates the plugin. */
    public Installation() {}

    @Override
    public String getName() {
        return EmissaryPlugin.NAME;
    }

    @Override
    public void init(JavacTask task, String... args) {
        String failure = CompilerAccess.open();
        if (failure != null) {
            UnusablePlugin.reportAtFirstEmissary(task, failure);
            return;
        }
        try {
            CompilerHooks.install(task, args);
        } catch (RuntimeException | LinkageError cause) {
            UnusablePlugin.reportAtFirstFile(task, CompilerAccess.unsupportedCompilerMessage(cause));
        }
    }
}
