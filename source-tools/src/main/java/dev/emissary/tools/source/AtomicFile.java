package dev.emissary.tools.source;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFileAttributeView;
import java.util.UUID;

/** Writes a text to a temporary file next to the target, and moves it into place. */
public final class AtomicFile {
    private AtomicFile() {}

    /**
     * Replaces the text of a file.
     *
     * @param file the file; for a symbolic link, its target is replaced
     * @param before the text that the caller expects it to have
     * @param after the new text
     * @throws IOException if it cannot be written, or has another text by now; it is then unchanged
     */
    public static void write(Path file, String before, String after) throws IOException {
        Path target = file.toRealPath();
        if (!Files.readString(target).equals(before)) {
            throw new IOException("it has been changed by another program meanwhile; run the command again");
        }
        move(temporaryBeside(target), target, after);
    }

    /**
     * Writes a new or existing file.
     *
     * @param file the file; for a symbolic link, its target is written
     * @param text the new text
     * @throws IOException if it cannot be written; it is then unchanged
     */
    public static void write(Path file, String text) throws IOException {
        if (Files.isRegularFile(file)) {
            Path target = file.toRealPath();
            move(temporaryBeside(target), target, text);
        } else if (Files.exists(file, LinkOption.NOFOLLOW_LINKS)) {
            // Nothing else is replaced by a file: no device or pipe, and no link whose target does not exist yet.
            Files.writeString(file, text);
        } else {
            Path directory = file.toAbsolutePath().getParent().toRealPath();
            // Unlike a file created by Files.createTempFile, this one has the permissions of the user's other files.
            Path temporary = Files.createFile(directory.resolve(file.getFileName() + "." + UUID.randomUUID() + ".tmp"));
            move(temporary, directory.resolve(file.getFileName()), text);
        }
    }

    private static Path temporaryBeside(Path target) throws IOException {
        return Files.createTempFile(target.getParent(), target.getFileName().toString(), ".tmp");
    }

    private static void move(Path temporary, Path target, String text) throws IOException {
        try {
            Files.writeString(temporary, text);
            PosixFileAttributeView view = Files.getFileAttributeView(target, PosixFileAttributeView.class);
            if (view != null && Files.exists(target)) {
                Files.setPosixFilePermissions(temporary, view.readAttributes().permissions());
            }
            Files.move(temporary, target, StandardCopyOption.ATOMIC_MOVE);
        } finally {
            Files.deleteIfExists(temporary);
        }
    }
}
