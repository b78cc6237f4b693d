package dev.emissary.javac.jdk;

import com.sun.source.util.JavacTask;
import com.sun.source.util.Plugin;
import java.lang.ref.SoftReference;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.security.CodeSource;
import java.util.Map;

/**
 * The plugin from a class loader of its own, which is kept from one compilation of a JVM to the next.
 *
 * <p>Javac loads plugins by a {@link java.net.URLClassLoader}. In a JVM that has just started, what that does for one
 * class is interpreted, and takes longer than to define the class; and javac closes it after each compilation, so that
 * all classes of the plugin would be loaded, verified and interpreted anew in the next one, as Maven, daemons and
 * editors have many. So the plugin comes from a {@link JarClasses}, and from the second compilation on that one is
 * softly held by {@link KeptPlugins}. The classes have no state: compilations in several threads share them, and no
 * compilation is held by them.
 */
public final class KeptPlugin {
    /** The system property that is set if this JVM has compiled with the plugin. */
    private static final String USED = "dev.emissary.javac.used";

    private static final String SEPARATOR = "|";

    private KeptPlugin() {}

    /**
     * Returns the plugin of the jar that a class comes from, or null if the classes that javac has loaded are to be
     * used: if they do not come from a jar, or if javac's own loader has loaded them.
     *
     * @param loaded a class that javac has loaded
     * @param name the binary name of the plugin, a class with a public constructor without parameters
     */
    public static Plugin find(Class<?> loaded, String name) {
        ClassLoader javac = JavacTask.class.getClassLoader();
        CodeSource source = loaded.getProtectionDomain().getCodeSource();
        if (loaded.getClassLoader() == javac || source == null) {
            return null;
        }
        try {
            Path path = Path.of(source.getLocation().toURI());
            BasicFileAttributes attributes = Files.readAttributes(path, BasicFileAttributes.class);
            if (!attributes.isRegularFile()) {
                return null;
            }
            if (System.getProperty(USED) == null) {
                // Most JVMs compile once, and it takes a JVM that has just started milliseconds to keep anything.
                System.setProperty(USED, "true");
                return load(path, javac, name);
            }
            return find(path.toRealPath(), attributes, javac, name);
        } catch (Throwable cause) {
            // Whatever prevents the plugin from being kept, the classes that javac has loaded work.
            return null;
        }
    }

    private static Plugin find(Path jar, BasicFileAttributes attributes, ClassLoader javac, String name)
            throws Throwable {
        Map<String, SoftReference<Plugin>> kept = keptPlugins(javac);
        String path = jar + SEPARATOR;
        String key =
                path + attributes.size() + SEPARATOR + attributes.lastModifiedTime() + SEPARATOR + attributes.fileKey();
        SoftReference<Plugin> reference = kept.get(key);
        Plugin plugin = reference == null ? null : reference.get();
        if (plugin == null) {
            kept.keySet().removeIf(other -> other.startsWith(path));
            plugin = load(jar, javac, name);
            kept.put(key, new SoftReference<>(plugin));
        }
        return plugin;
    }

    private static Plugin load(Path jar, ClassLoader javac, String name) throws Throwable {
        return (Plugin)
                new JarClasses(jar, javac).loadClass(name).getConstructor().newInstance();
    }

    /** Returns the map of the {@link KeptPlugins} of javac's loader, which the second compilation defines. */
    @SuppressWarnings("unchecked") // Only this class has ever written to the map.
    private static Map<String, SoftReference<Plugin>> keptPlugins(ClassLoader javac) throws Throwable {
        String name = "dev.emissary.javac.jdk.KeptPlugins";
        Class<?> keeper;
        try {
            keeper = Class.forName(name, true, javac);
        } catch (ClassNotFoundException first) {
            byte[] content = UncachedResource.read(KeptPlugin.class, "KeptPlugins.class");
            keeper = (Class<?>) CompilerAccess.trustedLookup()
                    .unreflect(HiddenMember.DEFINE_CLASS.method())
                    .invoke(javac, name, content, 0, content.length);
        }
        return (Map<String, SoftReference<Plugin>>) keeper.getField("BY_JAR").get(null);
    }
}
