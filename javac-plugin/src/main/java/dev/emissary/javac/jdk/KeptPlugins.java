package dev.emissary.javac.jdk;

import com.sun.source.util.Plugin;
import java.lang.ref.SoftReference;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The plugins that a JVM keeps from one compilation to the next.
 *
 * <p>{@link KeptPlugin} defines this class in the class loader of javac itself, where the plugin finds it in all later
 * compilations, in whatever version. So the class refers to nothing but the JDK, and must never change.
 */
public final class KeptPlugins {
    /** The plugins by what identifies their jars. */
    public static final Map<String, SoftReference<Plugin>> BY_JAR = new ConcurrentHashMap<>();

    private KeptPlugins() {}
}
