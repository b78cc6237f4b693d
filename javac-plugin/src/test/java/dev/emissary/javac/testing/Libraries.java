/* The libraries that the profile "proof" fetches. */
package dev.emissary.javac.testing;

import dev.emissary.Emissary;
import dev.emissary.javac.EmissaryPlugin;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.MalformedURLException;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Some jars, and a class path on which they find what they need.
 *
 * @param jars the libraries
 * @param path the libraries, the jars that they need, and the annotation and superclass of emissaries
 */
public record Libraries(List<Path> jars, List<Path> path) {
    /** Returns what has been fetched. */
    public static Libraries fetched() {
        String directory = System.getProperty("emissary.proof.directory");
        if (directory == null || !Files.isDirectory(Path.of(directory, "libraries"))) {
            throw new AssertionError("the profile proof has not fetched any libraries into " + directory);
        }
        List<Path> jars = jarsIn(Path.of(directory, "libraries"));
        List<Path> needed = jarsIn(Path.of(directory, "libraries-needed"));
        return new Libraries(
                jars,
                Stream.of(jars, needed, List.of(location(Emissary.class)))
                        .flatMap(List::stream)
                        .toList());
    }

    /** Returns the jars in a directory that the profile fetches into. */
    public static List<Path> jarsIn(Path directory) {
        try (Stream<Path> files = Files.list(directory)) {
            return files.filter(file -> file.toString().endsWith(".jar"))
                    .sorted()
                    .toList();
        } catch (IOException absent) {
            throw new UncheckedIOException("the profile proof fetches the libraries", absent);
        }
    }

    private static Path location(Class<?> type) {
        try {
            return Path.of(
                    type.getProtectionDomain().getCodeSource().getLocation().toURI());
        } catch (URISyntaxException impossible) {
            throw new AssertionError(impossible);
        }
    }

    /** Returns the options of a javac that sees the libraries. */
    public List<String> options() {
        return List.of("-classpath", path.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator)));
    }

    /** Returns the options of a javac that sees the libraries, and finds the plugin, which is not among them. */
    public List<String> optionsWithPlugin() {
        return Stream.concat(
                        options().stream(),
                        Stream.of(
                                "-processorpath", location(EmissaryPlugin.class).toString()))
                .toList();
    }

    /** Returns a loader that finds the classes of the libraries and of the JDK, and nothing that the tests use. */
    public URLClassLoader loader() {
        return new URLClassLoader(
                path.stream().map(Libraries::url).toArray(URL[]::new), ClassLoader.getPlatformClassLoader());
    }

    private static URL url(Path path) {
        try {
            return path.toUri().toURL();
        } catch (MalformedURLException impossible) {
            throw new AssertionError(impossible);
        }
    }
}
