package dev.emissary.javac.proof;

import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;

/** A list of well-known libraries in source, none of which has an emissary, and the jars that they need. */
final class LibrarySources {
    private static final FetchedJars JARS = FetchedJars.ofSources("transparency");

    private LibrarySources() {}

    /** Returns the sources of all libraries. */
    static List<SourceTree> all() {
        return JARS.libraries().stream().map(SourceTree::ofJar).toList();
    }

    /** Returns the sources of one library, by the beginning of its jar's name. */
    static SourceTree of(String name) {
        return JARS.libraries().stream()
                .filter(jar -> jar.getFileName().toString().startsWith(name + "-"))
                .findFirst()
                .map(SourceTree::ofJar)
                .orElseThrow(() -> new AssertionError("no source jar of " + name));
    }

    /** Returns the jars that the libraries need. */
    static List<Path> needed() {
        return JARS.needed();
    }

    /** Returns the options that let javac see those jars: on the module path for a module. */
    static List<String> pathFor(SourceTree library) {
        String path = needed().stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
        return List.of(library.isModule() ? "--module-path" : "-classpath", path);
    }
}
