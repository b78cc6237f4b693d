package dev.emissary.javac;

import com.sun.source.util.JavacTask;
import com.sun.source.util.Plugin;
import dev.emissary.javac.jdk.CompilerAccess;

/**
 * The javac plugin {@code Emissary}: it gives Java source the emissary, a declaration of a delegating class.
 *
 * <p>It is switched on by {@code -Xplugin:Emissary}, or by nothing at all when its jar is on the processor path. This
 * class touches only the supported {@code com.sun.source} interfaces, because javac loads every plugin on the path just
 * to read its name, and because the compiler's packages are not open before {@link #init} has opened them.
 */
public final class EmissaryPlugin implements Plugin {

    /** Creates the plugin; javac's service loader calls this. */
    public EmissaryPlugin() {}

    @Override
    public String getName() {
        return "Emissary";
    }

    /**
     * Installs the plugin in one compilation.
     *
     * @param task the compilation
     * @param args the words after {@code Emissary} in {@code -Xplugin:"Emissary …"}, each {@code key=value}
     */
    @Override
    public void init(JavacTask task, String... args) {
        CompilerAccess access = CompilerAccess.open();
        if (access.failure() != null) {
            CompilerAccess.reportAtFirstFile(task, access.failure());
            return;
        }
        try {
            CompilerHooks.install(task, args);
        } catch (RuntimeException | LinkageError failure) {
            CompilerAccess.reportAtFirstFile(task, CompilerAccess.strangeness(failure));
        }
    }

    /** Returns true: with the jar on the processor path the plugin starts without any option. */
    @Override
    public boolean autoStart() {
        return true;
    }
}
