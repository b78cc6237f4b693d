package dev.emissary.javac.testing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * The class files of an earlier compilation, for later ones to see.
 *
 * @param directory where they are; it is deleted in the end
 */
public record Separately(Path directory) implements AutoCloseable {
    /** Writes the class files of a compilation into a directory. */
    public static Separately after(Compiled earlier) {
        try {
            Separately files = new Separately(Files.createTempDirectory("classes"));
            for (String name : earlier.classNames()) {
                Path file = files.directory.resolve(name.replace('.', '/') + ".class");
                Files.createDirectories(file.getParent());
                Files.write(file, earlier.bytes(name));
            }
            return files;
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /** Compiles sources with the class files of an earlier compilation on the class path. */
    public static Compiled compile(Javac compiler, Compiled earlier, String... sources) {
        try (Separately files = after(earlier)) {
            return compiler.seeing(files.directory).compile(sources);
        }
    }

    /** Compiles sources in the same way, and returns all classes that there are then, the new ones in place of old ones. */
    public static Compiled replace(Javac compiler, Compiled earlier, String... sources) {
        return compile(compiler, earlier, sources).successful().inPlaceOf(earlier);
    }

    @Override
    public void close() {
        try (Stream<Path> files = Files.walk(directory)) {
            List<Path> deepestFirst = files.sorted(Comparator.reverseOrder()).toList();
            for (Path file : deepestFirst) {
                Files.delete(file);
            }
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
