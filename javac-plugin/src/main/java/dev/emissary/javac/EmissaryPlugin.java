package dev.emissary.javac;

import com.sun.source.util.JavacTask;
import com.sun.source.util.Plugin;
import dev.emissary.javac.jdk.KeptPlugin;

/**
 * The javac plugin {@code Emissary}, which adds to Java the emissary, a declaration of a delegating class.
 *
 * <p>It is enabled by {@code -Xplugin:Emissary}, or without any option if its jar is on the processor path. This class
 * uses only the supported {@code com.sun.source} interfaces, because javac loads every plugin on the path just to read
 * its name. All else is in {@link Installation}, which a JVM that compiles often keeps ({@link KeptPlugin}).
 */
public final class EmissaryPlugin implements Plugin {
    /** The name that {@code -Xplugin} has to give. */
    static final String NAME = "Emissary";

    /** Creates the plugin; javac's service loader calls this. */
    public EmissaryPlugin() {}

    @Override
    public String getName() {
        return NAME;
    }

    /**
     * Installs the plugin in one compilation.
     *
     * @param task the compilation
     * @param args the words after {@code Emissary} in {@code -Xplugin:"Emissary …"}, each {@code key=value}
     */
    @Override
    public void init(JavacTask task, String... args) {
        Plugin kept = KeptPlugin.find(EmissaryPlugin.class, "dev.emissary.javac.Installation");
        if (kept == null) {
            kept = new Installation();
        }
        kept.init(task, args);
    }

    /** Returns true: with its jar on the processor path, the plugin starts without any option. */
    @Override
    public boolean autoStart() {
        return true;
    }
}
