package dev.emissary.benchmarks.comparison.compiler;

import java.io.File;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Finds jars, or the modules of this build that are not packaged yet, on the class path. */
public final class Libraries {

    private Libraries() {}

    /** All entries of the class path. */
    public static List<Path> all() {
        return Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
                .map(Path::of)
                .toList();
    }

    /**
     * The entries whose name has that of one of these artifacts in it, in the order of the class path.
     *
     * @throws IllegalStateException if there are none
     */
    static List<Path> named(String... artifacts) {
        List<Path> found = all().stream()
                .filter(entry ->
                        Arrays.stream(artifacts).anyMatch(entry.getFileName().toString()::contains))
                .toList();
        if (found.isEmpty()) {
            throw new IllegalStateException("the class path has nothing of " + Arrays.toString(artifacts));
        }
        return found;
    }

    /** The jar, or the directory of classes, that has a class. */
    static List<Path> of(Class<?> type) {
        try {
            return List.of(Path.of(
                    type.getProtectionDomain().getCodeSource().getLocation().toURI()));
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    /** As an option of a compiler. */
    static String path(List<Path> entries) {
        return entries.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
    }

    /** As an option of a compiler. */
    static String path(List<Path> first, List<Path> second) {
        return path(Stream.concat(first.stream(), second.stream()).toList());
    }
}
