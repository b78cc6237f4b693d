package dev.emissary.eclipse.agent;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URL;
import java.net.URLConnection;

/**
 * A class loader of the hooks, and of the rules that they apply, for one compiler or for the Java tools around it: its parent
 * is their class loader, so that the hooks are linked against their classes.
 */
final class HookLoader extends ClassLoader {
    /** The class that implements all hooks. */
    static final String HOOKS = "dev.emissary.eclipse.jdt.JdtHooks";

    /** The class that implements the hooks of Eclipse's Java tools. */
    static final String TOOL_HOOKS = "dev.emissary.eclipse.ide.IdeHooks";

    private static final String[] OF_COMPILER = {
        "dev.emissary.eclipse.jdt.", "dev.emissary.rules.", "dev.emissary.model."
    };
    private static final String[] OF_TOOLS = {"dev.emissary.eclipse.ide."};

    private final String[] own;
    private final String[] others;
    private final ClassLoader loaderOfOthers;

    /** Creates the class loader of the hooks of a compiler. */
    HookLoader(ClassLoader compiler) {
        super("emissary", compiler);
        own = OF_COMPILER;
        others = new String[0];
        loaderOfOthers = compiler;
    }

    /** Creates the class loader of the hooks of Java tools, which use those of their compiler. */
    HookLoader(ClassLoader tools, ClassLoader hooksOfCompiler) {
        super("emissary-tools", tools);
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
        byte[] bytes = read(resource);
        return defineClass(name, bytes, 0, bytes.length, HookLoader.class.getProtectionDomain());
    }

    /** Reads a resource without the cache of open jars, which others may close. */
    static byte[] read(URL resource) {
        try {
            URLConnection connection = resource.openConnection();
            connection.setUseCaches(false);
            try (InputStream stream = connection.getInputStream()) {
                return stream.readAllBytes();
            }
        } catch (IOException cause) {
            throw new UncheckedIOException(cause);
        }
    }
}
