package dev.emissary.eclipse.agent;

import java.net.URL;
import java.net.URLClassLoader;
import java.util.Optional;

/**
 * The class loader of the hooks and rules for one compiler, or for the Java tools around it. Its parent is the loader
 * of the patched program, so that the hooks link against the program's classes. Only the classes of the agent itself are
 * the same for all hooks.
 */
final class HookLoader extends URLClassLoader {
    private static final String OWN = "dev.emissary.";
    private static final String OF_AGENT = "dev.emissary.eclipse.agent.";
    private static final String OF_TOOLS = "dev.emissary.eclipse.ide.";

    private final Optional<ClassLoader> hooksOfCompiler;

    /**
     * Creates a class loader.
     *
     * @param program the class loader of the patched program
     * @param hooksOfCompiler for tools, the class loader of the hooks of their compiler, which they use
     */
    HookLoader(ClassLoader program, Optional<ClassLoader> hooksOfCompiler) {
        super(
                "emissary",
                new URL[] {
                    HookLoader.class.getProtectionDomain().getCodeSource().getLocation()
                },
                program);
        this.hooksOfCompiler = hooksOfCompiler;
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        if (!name.startsWith(OWN)) {
            return super.loadClass(name, resolve);
        }
        if (name.startsWith(OF_AGENT)) {
            return Class.forName(name, false, HookLoader.class.getClassLoader());
        }
        if (hooksOfCompiler.isPresent() && !name.startsWith(OF_TOOLS)) {
            return hooksOfCompiler.get().loadClass(name);
        }
        synchronized (getClassLoadingLock(name)) {
            Class<?> loaded = findLoadedClass(name);
            return loaded == null ? findClass(name) : loaded;
        }
    }

    @Override
    public URL getResource(String name) {
        return name.startsWith("dev/emissary/") ? findResource(name) : super.getResource(name);
    }
}
