package dev.emissary.javac.jdk;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.security.ProtectionDomain;
import java.security.cert.Certificate;
import java.util.HashMap;
import java.util.Map;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.jar.Manifest;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;

/**
 * A class loader of a jar that it has read into memory, so that it needs no closing and the file can be replaced.
 *
 * <p>It looks in the jar first: the plugin's classes must not be mixed with those of another version on the class path
 * of the JVM. All that it needs is loaded when it is made, because javac closes the loader that it comes from itself.
 */
final class JarClasses extends ClassLoader {
    private final Map<String, byte[]> files = new HashMap<>();
    private final String version;
    private final ProtectionDomain domain;

    JarClasses(Path jar, ClassLoader parent) throws IOException {
        super(parent);
        try (ZipInputStream input = new ZipInputStream(new ByteArrayInputStream(Files.readAllBytes(jar)))) {
            for (ZipEntry entry = input.getNextEntry(); entry != null; entry = input.getNextEntry()) {
                files.put(entry.getName(), input.readAllBytes());
            }
        }
        byte[] content = files.get(JarFile.MANIFEST_NAME);
        version = (content == null ? new Manifest() : new Manifest(new ByteArrayInputStream(content)))
                .getMainAttributes()
                .getValue(Attributes.Name.IMPLEMENTATION_VERSION);
        domain = new ProtectionDomain(new CodeSource(jar.toUri().toURL(), (Certificate[]) null), null);
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        synchronized (getClassLoadingLock(name)) {
            Class<?> loaded = findLoadedClass(name);
            if (loaded != null) {
                return loaded;
            }
            byte[] content = files.get(name.replace('.', '/').concat(".class"));
            return content == null ? super.loadClass(name, resolve) : define(name, content);
        }
    }

    private Class<?> define(String name, byte[] content) {
        String packageName = name.substring(0, name.lastIndexOf('.'));
        if (getDefinedPackage(packageName) == null) {
            definePackage(packageName, null, null, null, null, version, null, null);
        }
        return defineClass(name, content, 0, content.length, domain);
    }

    /** Returns a file of the jar; it has no URL, because the class of a connection to it might be loaded too late. */
    @Override
    public InputStream getResourceAsStream(String name) {
        byte[] content = files.get(name);
        return content == null ? super.getResourceAsStream(name) : new ByteArrayInputStream(content);
    }
}
