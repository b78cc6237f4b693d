/* The libraries that the build has fetched for the proofs. */
package dev.emissary.javac.proof;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A list of well-known libraries in source, none of which has an emissary, and the jars that they need. */
final class Libraries {
    private static final Path DIRECTORY = Path.of(System.getProperty("emissary.proof.directory", "target/proof"));

    private Libraries() {}

    /** Returns the sources of all libraries. */
    static List<SourceTree> sources() {
        return jars("sources").stream().map(SourceTree::ofJar).toList();
    }

    /** Returns the sources of one library, by the beginning of its jar's name. */
    static SourceTree sources(String name) {
        return jars("sources").stream()
                .filter(jar -> jar.getFileName().toString().startsWith(name + "-"))
                .findFirst()
                .map(SourceTree::ofJar)
                .orElseThrow(() -> new AssertionError("no source jar of " + name + " in " + DIRECTORY));
    }

    /** Returns the jars that the libraries need. */
    static List<Path> needed() {
        return jars("classpath");
    }

    /** Returns the options that let javac see those jars: on the module path for a module. */
    static List<String> pathFor(SourceTree library) {
        String path = needed().stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
        return List.of(library.isModule() ? "--module-path" : "-classpath", path);
    }

    private static List<Path> jars(String directory) {
        try (Stream<Path> files = Files.list(DIRECTORY.resolve(directory))) {
            return files.filter(file -> file.toString().endsWith(".jar"))
                    .sorted()
                    .toList();
        } catch (IOException absent) {
            throw new UncheckedIOException("the profile proof fetches the libraries", absent);
        }
    }
}
