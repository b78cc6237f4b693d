package dev.emissary.javac.testing;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;

/** Finds and reads files of the repository, and of this JVM's class path. */
public final class Checkout {
    /** The root of the repository. */
    public static final Path ROOT = root();

    private Checkout() {}

    /** Returns a file or directory by its path from the root. */
    public static Path file(String path) {
        return ROOT.resolve(path);
    }

    /** Returns the text of a file, of the repository or not. */
    public static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /** Returns the jar or the directory that a class of this JVM comes from. */
    public static Path codeOf(Class<?> type) {
        return Path.of(URI.create(
                type.getProtectionDomain().getCodeSource().getLocation().toString()));
    }

    private static Path root() {
        Path directory = Path.of("").toAbsolutePath();
        while (!Files.isDirectory(directory.resolve("conformance"))
                || !Files.isDirectory(directory.resolve("javac-plugin"))) {
            directory = directory.getParent();
            if (directory == null) {
                throw new AssertionError("not in a checkout: " + Path.of("").toAbsolutePath());
            }
        }
        return directory;
    }
}
