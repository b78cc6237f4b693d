package dev.emissary.eclipse.agent;

import java.net.URL;
import java.util.Optional;

/**
 * The class loader of the hooks and rules for one compiler, or for the Java tools around it. Its parent is the loader
 * of the patched program, so that the hooks link against the program's classes.
 */
final class HookLoader extends ClassLoader {
    private static final String OWN = "dev.emissary.";
    private static final String OF_TOOLS = "dev.emissary.eclipse.ide.";

    private final Optional<ClassLoader> hooksOfCompiler;
    private final ClassFiles classFiles;

    /**
     * Creates a class loader.
     *
     * @param program the class loader of the patched program
     * @param hooksOfCompiler for tools, the class loader of the hooks of their compiler, which they use
     * @param classFiles reads the class files of the agent
     */
    HookLoader(ClassLoader program, Optional<ClassLoader> hooksOfCompiler, ClassFiles classFiles) {
        super("emissary", program);
        this.hooksOfCompiler = hooksOfCompiler;
        this.classFiles = classFiles;
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        if (!name.startsWith(OWN)) {
            return super.loadClass(name, resolve);
        }
        if (hooksOfCompiler.isPresent() && !name.startsWith(OF_TOOLS)) {
            return hooksOfCompiler.get().loadClass(name);
        }
        synchronized (getClassLoadingLock(name)) {
            Class<?> loaded = findLoadedClass(name);
            return loaded == null ? define(name) : loaded;
        }
    }

    @Override
    public URL getResource(String name) {
        return name.startsWith("dev/emissary/")
                ? HookLoader.class.getClassLoader().getResource(name)
                : super.getResource(name);
    }

    private Class<?> define(String name) throws ClassNotFoundException {
        URL resource = getResource(name.replace('.', '/') + ".class");
        if (resource == null) {
            throw new ClassNotFoundException(name);
        }
        String packageName = name.substring(0, name.lastIndexOf('.'));
        if (getDefinedPackage(packageName) == null) {
            definePackage(packageName, null, null, null, null, Bridge.VERSION, null, null);
        }
        byte[] bytes = classFiles.read(resource);
        return defineClass(name, bytes, 0, bytes.length, HookLoader.class.getProtectionDomain());
    }
}
