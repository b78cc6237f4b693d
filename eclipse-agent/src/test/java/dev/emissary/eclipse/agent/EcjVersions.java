package dev.emissary.eclipse.agent;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The versions of the Eclipse compiler that the tests run on, as the build has copied them. */
final class EcjVersions {
    private static final Path DIRECTORY = Path.of(System.getProperty("emissary.ecj.directory"));
    /** The last that is too old. */
    static final Path TOO_OLD = DIRECTORY.resolve("ecj-3.41.0.jar");

    private EcjVersions() {}

    static Stream<Path> supported() throws Exception {
        List<Path> jars;
        try (Stream<Path> files = Files.list(DIRECTORY)) {
            jars = files.filter(file -> file.compareTo(TOO_OLD) > 0).sorted().toList();
        }
        if (jars.size() < 4) {
            throw new IllegalStateException("too few compilers: " + jars);
        }
        return jars.stream();
    }

    /** Returns those that programs are compiled with: the newest, or with {@code -Demissary.ecjs=all} all. */
    static Stream<Path> tested() throws Exception {
        return System.getProperty("emissary.ecjs").equals("all") ? supported() : Stream.of(newest());
    }

    /** Returns the newest of those that are supported. */
    static Path newest() throws Exception {
        return supported().reduce((one, other) -> other).orElseThrow();
    }
}
