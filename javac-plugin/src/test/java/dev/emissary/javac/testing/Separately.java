/* Compilations one after the other, the later of which sees class files only, as incremental builds do. */
package dev.emissary.javac.testing;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** A compilation of sources against the class files of an earlier one. */
public final class Separately {
    private Separately() {}

    /** Compiles sources with the class files of an earlier compilation on the class path. */
    public static Compiled compile(EmissaryCompiler compiler, Compiled earlier, String... sources) {
        try {
            Path directory = Files.createTempDirectory("classes");
            try {
                for (String name : earlier.classNames()) {
                    Path file = directory.resolve(name.replace('.', '/') + ".class");
                    Files.createDirectories(file.getParent());
                    Files.write(file, earlier.bytes(name));
                }
                return compiler.withOptions(
                                "-classpath", directory + File.pathSeparator + System.getProperty("java.class.path"))
                        .compile(sources);
            } finally {
                delete(directory);
            }
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private static void delete(Path directory) throws IOException {
        try (Stream<Path> files = Files.walk(directory)) {
            List<Path> deepestFirst = files.sorted(Comparator.reverseOrder()).toList();
            for (Path file : deepestFirst) {
                Files.delete(file);
            }
        }
    }
}
