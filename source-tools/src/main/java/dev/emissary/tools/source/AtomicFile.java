/* A change of a file that happens as a whole or not at all. */
package dev.emissary.tools.source;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFileAttributeView;

/** Writes a new text beside a file and moves it to its place. */
public final class AtomicFile {
    private AtomicFile() {}

    /**
     * Replaces the text of a file.
     *
     * @param file the file; of a symbolic link, what it leads to is replaced
     * @param before the text that it has, as far as the caller knows
     * @param after the text that it gets
     * @throws IOException if it cannot be written, or has another text meanwhile; it is then as it was
     */
    public static void write(Path file, String before, String after) throws IOException {
        Path target = file.toRealPath();
        if (!Files.readString(target).equals(before)) {
            throw new IOException("it has been changed by another program meanwhile; run the command again");
        }
        Path temporary =
                Files.createTempFile(target.getParent(), target.getFileName().toString(), ".tmp");
        try {
            Files.writeString(temporary, after, StandardCharsets.UTF_8);
            PosixFileAttributeView view = Files.getFileAttributeView(target, PosixFileAttributeView.class);
            if (view != null) {
                Files.setPosixFilePermissions(temporary, view.readAttributes().permissions());
            }
            Files.move(temporary, target, StandardCopyOption.ATOMIC_MOVE);
        } finally {
            Files.deleteIfExists(temporary);
        }
    }
}
