package dev.emissary.benchmarks.result;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** Writes a text to a temporary file next to the target, and moves it into place. */
public final class AtomicFile {

    private AtomicFile() {}

    /**
     * Writes or replaces a file, and creates the directories above it.
     *
     * @throws IOException if that is not possible; the file is then unchanged
     */
    public static void write(Path file, String text) throws IOException {
        Files.createDirectories(file.toAbsolutePath().getParent());
        Path temporary = file.resolveSibling(file.getFileName() + ".tmp");
        try {
            Files.writeString(temporary, text);
            Files.move(temporary, file, StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(temporary);
        }
    }
}
