package dev.emissary.eclipse.agent;

import java.net.URL;

/**
 * The class loader of the hooks and rules for one compiler, or for the Java tools around it. Its parent is the loader
 * of the patched program, so that the hooks link against the program's classes.
 */
final class HookLoader extends ClassLoader {
    /** The class that implements all hooks. */
    static final String HOOKS = "dev.emissary.eclipse.jdt.JdtHooks";

    /** The class that implements the hooks of Eclipse's Java tools. */
    static final String TOOL_HOOKS = "dev.emissary.eclipse.ide.IdeHooks";

    private static final String[] OF_COMPILER = {
        "dev.emissary.eclipse.jdt.",
        "dev.emissary.rules.",
        "dev.emissary.model.",
        "dev.emissary.bodies.",
        "dev.emissary.failures.",
        "dev.emissary.written."
    };
    private static final String[] OF_TOOLS = {"dev.emissary.eclipse.ide."};

    private final String[] own;
    private final String[] others;
    private final ClassLoader loaderOfOthers;
    private final ClassFiles classFiles;

    /** Creates the class loader of the hooks of a compiler. */
    HookLoader(ClassLoader compiler, ClassFiles classFiles) {
        super("emissary", compiler);
        this.classFiles = classFiles;
        own = OF_COMPILER;
        others = new String[0];
        loaderOfOthers = compiler;
    }

    /** Creates the class loader of the hooks of Java tools, which use those of their compiler. */
    HookLoader(ClassLoader tools, ClassLoader hooksOfCompiler, ClassFiles classFiles) {
        super("emissary-tools", tools);
        this.classFiles = classFiles;
        own = OF_TOOLS;
        others = OF_COMPILER;
        loaderOfOthers = hooksOfCompiler;
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        if (startsWith(name, own)) {
            synchronized (getClassLoadingLock(name)) {
                Class<?> loaded = findLoadedClass(name);
                return loaded == null ? define(name) : loaded;
            }
        }
        return startsWith(name, others) ? loaderOfOthers.loadClass(name) : super.loadClass(name, resolve);
    }

    private static boolean startsWith(String name, String[] prefixes) {
        for (String prefix : prefixes) {
            if (name.startsWith(prefix)) {
                return true;
            }
        }
        return false;
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
