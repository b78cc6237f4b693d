package dev.emissary.eclipse.agent;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URL;
import java.net.URLConnection;

/**
 * A class loader of the hooks, and of the rules that they apply, for one compiler: its parent is the class loader of the
 * compiler, so that the hooks are linked against that compiler's classes.
 */
final class HookLoader extends ClassLoader {
    /** The class that implements all hooks. */
    static final String HOOKS = "dev.emissary.eclipse.jdt.JdtHooks";

    private static final String[] OWN = {"dev.emissary.eclipse.jdt.", "dev.emissary.rules.", "dev.emissary.model."};

    HookLoader(ClassLoader compiler) {
        super("emissary", compiler);
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        for (String prefix : OWN) {
            if (name.startsWith(prefix)) {
                synchronized (getClassLoadingLock(name)) {
                    Class<?> loaded = findLoadedClass(name);
                    return loaded == null ? define(name) : loaded;
                }
            }
        }
        return super.loadClass(name, resolve);
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
