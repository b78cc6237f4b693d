package dev.emissary.javac.jdk;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.net.URLConnection;

/**
 * A reader of resources that leaves out the cache of open jars, which all compilations in a JVM share: the first one to
 * end closes the jar in it while others are still reading (EM-DIAG-5). {@link java.util.ServiceLoader} does the same.
 */
public final class UncachedResource {
    private UncachedResource() {}

    /** Returns the content of a resource of a class, or null if there is none. */
    public static byte[] read(Class<?> of, String name) throws IOException {
        URL resource = of.getResource(name);
        // In JarClasses, resources have no URL.
        try (InputStream stream = resource == null ? of.getResourceAsStream(name) : open(resource)) {
            return stream == null ? null : stream.readAllBytes();
        }
    }

    private static InputStream open(URL resource) throws IOException {
        URLConnection connection = resource.openConnection();
        connection.setUseCaches(false);
        return connection.getInputStream();
    }
}
