package dev.emissary.tools.source;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermission;
import java.util.Set;

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
        PosixFileAttributeView view = Files.getFileAttributeView(target, PosixFileAttributeView.class);
        Set<PosixFilePermission> permissions =
                view == null ? Set.of() : view.readAttributes().permissions();
        // Who may change the directory could replace it; an administrator could write it in any case.
        if (!Files.isWritable(target)
                || (view != null
                        && permissions.stream().noneMatch(each -> each.name().endsWith("_WRITE")))) {
            throw new IOException("it is read-only; make it writable first");
        }
        Path temporary =
                Files.createTempFile(target.getParent(), target.getFileName().toString(), ".tmp");
        try {
            Files.writeString(temporary, after);
            if (view != null) {
                Files.setPosixFilePermissions(temporary, permissions);
            }
            Files.move(temporary, target, StandardCopyOption.ATOMIC_MOVE);
        } finally {
            Files.deleteIfExists(temporary);
        }
    }
}
