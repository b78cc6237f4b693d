package dev.emissary.conformance;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * A directory that is deleted when it is closed.
 *
 * @param path the directory
 */
record TemporaryDirectory(Path path) implements AutoCloseable {
    /** Creates one. */
    static TemporaryDirectory create() throws IOException {
        return new TemporaryDirectory(Files.createTempDirectory("conformance").toRealPath());
    }

    @Override
    public void close() throws IOException {
        try (Stream<Path> files = Files.walk(path)) {
            List<Path> deepestFirst = files.sorted(Comparator.reverseOrder()).toList();
            for (Path file : deepestFirst) {
                Files.delete(file);
            }
        }
    }
}
