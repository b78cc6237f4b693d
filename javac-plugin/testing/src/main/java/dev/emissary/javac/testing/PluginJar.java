package dev.emissary.javac.testing;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Stream;

/** A jar with the plugin that is on the class path of the tests, which may be a jar itself or a directory. */
public final class PluginJar {
    private PluginJar() {}

    /** Returns where the classes of the plugin are; this library is compiled before it. */
    static Path classes() {
        try {
            return CodeLocation.of(Class.forName("dev.emissary.javac.EmissaryPlugin"));
        } catch (ClassNotFoundException missing) {
            throw new AssertionError("the plugin is not on the class path of this test", missing);
        }
    }

    /** What the bytes of a file in the jar become. */
    public interface Change {
        /**
         * Returns the bytes to write.
         *
         * @param name the file's path in the jar
         * @param bytes its bytes in the plugin
         */
        byte[] apply(String name, byte[] bytes);
    }

    /** Writes a jar with the plugin as it is. */
    public static Path write(Path jar) throws IOException {
        write(jar, "0", (name, bytes) -> bytes);
        return jar;
    }

    /**
     * Writes a jar with a plugin whose files can be changed.
     *
     * @param jar the file
     * @param version the version of the plugin
     * @param change what becomes of each file
     */
    public static void write(Path jar, String version, Change change) throws IOException {
        Path location = classes();
        if (Files.isDirectory(location)) {
            write(jar, version, change, location);
        } else {
            try (FileSystem files = FileSystems.newFileSystem(location)) {
                write(jar, version, change, files.getPath("/"));
            }
        }
    }

    private static void write(Path jar, String version, Change change, Path root) throws IOException {
        Manifest manifest = new Manifest();
        manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        manifest.getMainAttributes().put(Attributes.Name.IMPLEMENTATION_VERSION, version);
        try (OutputStream out = Files.newOutputStream(jar);
                JarOutputStream entries = new JarOutputStream(out, manifest);
                Stream<Path> files = Files.walk(root)) {
            List<Path> all = files.filter(Files::isRegularFile)
                    .filter(file -> !file.endsWith("META-INF/MANIFEST.MF"))
                    .toList();
            for (Path file : all) {
                String name = root.relativize(file).toString().replace('\\', '/');
                entries.putNextEntry(new JarEntry(name));
                entries.write(change.apply(name, Files.readAllBytes(file)));
                entries.closeEntry();
            }
        }
    }
}
