/* The sources that the build has fetched for the proofs. */
package dev.emissary.javac.proof;

import dev.emissary.javac.testing.Libraries;
import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;

/** A list of well-known libraries in source, none of which has an emissary, and the jars that they need. */
final class LibrarySources {
    private static final Path DIRECTORY = Path.of(System.getProperty("emissary.proof.directory", "target/proof"));

    private LibrarySources() {}

    /** Returns the sources of all libraries. */
    static List<SourceTree> all() {
        return jars("sources").stream().map(SourceTree::ofJar).toList();
    }

    /** Returns the sources of one library, by the beginning of its jar's name. */
    static SourceTree of(String name) {
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
        return Libraries.jarsIn(DIRECTORY.resolve(directory));
    }
}
