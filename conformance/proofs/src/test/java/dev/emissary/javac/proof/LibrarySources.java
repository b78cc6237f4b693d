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

    /** Returns the options that let javac see those jars: on the module path for a module. */
    static List<String> pathFor(SourceTree library) {
        String path = JARS.needed().stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
        return List.of(library.isModule() ? "--module-path" : "-classpath", path);
    }
}
