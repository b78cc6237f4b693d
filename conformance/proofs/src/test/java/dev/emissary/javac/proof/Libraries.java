package dev.emissary.javac.proof;

import dev.emissary.Emissary;
import dev.emissary.javac.EmissaryPlugin;
import dev.emissary.javac.testing.CodeLocation;
import java.io.File;
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
record Libraries(List<Path> jars, List<Path> path) {
    /** The word in the list of libraries. */
    static final String USE = "sweep";

    /** Returns what the list of libraries has for sweeps. */
    static Libraries fetched() {
        FetchedJars jars = FetchedJars.of(USE);
        return new Libraries(
                jars.libraries(),
                Stream.of(jars.libraries(), jars.needed(), List.of(CodeLocation.of(Emissary.class)))
                        .flatMap(List::stream)
                        .toList());
    }

    /** Returns the options of a javac that sees the libraries. */
    List<String> options() {
        return List.of("-classpath", path.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator)));
    }

    /** Returns the options of a javac that sees the libraries, and finds the plugin, which is not among them. */
    List<String> optionsWithPlugin() {
        return Stream.concat(
                        options().stream(),
                        Stream.of(
                                "-processorpath",
                                CodeLocation.of(EmissaryPlugin.class).toString()))
                .toList();
    }
}
