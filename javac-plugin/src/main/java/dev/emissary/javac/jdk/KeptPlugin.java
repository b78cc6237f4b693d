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
 * The plugin that is kept from one compilation of a JVM to the next, as Maven, daemons and editors have many.
 *
 * <p>Javac closes the loader of its plugins after each compilation. All of the plugin's classes would be loaded,
 * verified and interpreted anew in the next one, which costs more than the compilation of a few emissaries. So from the
 * second compilation on, the plugin comes from a {@link KeptClasses} of its own, which is softly held
 * by {@link KeptPlugins}. Its classes have no state: compilations in several threads share them, and no compilation is
 * held by them.
 */
public final class KeptPlugin {
    /** The system property that is set if this JVM has compiled with the plugin. */
    private static final String USED = "dev.emissary.javac.used";

    private static final String SEPARATOR = "|";

    private KeptPlugin() {}

    /**
     * Returns the plugin of the jar that a class comes from, or null if the classes that javac has loaded are to be
     * used: in the first compilation, if they do not come from a jar, or if javac's own loader has loaded them.
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
            if (System.getProperty(USED) == null) {
                // Most JVMs compile once, and most of what follows takes a JVM that has just started milliseconds.
                System.setProperty(USED, "true");
                return null;
            }
            Path jar = Path.of(source.getLocation().toURI()).toRealPath();
            BasicFileAttributes attributes = Files.readAttributes(jar, BasicFileAttributes.class);
            return attributes.isRegularFile() ? find(jar, attributes, javac, name) : null;
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
            plugin = (Plugin)
                    new KeptClasses(jar, javac).loadClass(name).getConstructor().newInstance();
            kept.put(key, new SoftReference<>(plugin));
        }
        return plugin;
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
