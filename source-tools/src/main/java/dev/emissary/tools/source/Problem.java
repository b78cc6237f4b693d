package dev.emissary.tools.source;

import java.nio.charset.CharacterCodingException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/**
 * A problem with reading a file.
 *
 * @param file the file's name for the user
 * @param line the line, or 0 if it concerns the whole file
 * @param message what is wrong
 */
public record Problem(String file, int line, String message) {
    /** Creates a problem with a file. */
    public Problem(Path file, int line, String message) {
        this(name(file), line, message);
    }

    /** Returns the name of a file for the user. */
    public static String name(Path file) {
        return file.toString().replace('\\', '/');
    }

    @Override
    public String toString() {
        return file + (line > 0 ? ":" + line : "") + ": " + message;
    }

    /** Returns what has failed, in a line and without the name of a file. */
    public static String text(Exception failure) {
        if (failure instanceof NoSuchFileException) {
            return "no such file; check the path";
        }
        if (failure instanceof AccessDeniedException) {
            return "it cannot be read or written; check its permissions";
        }
        if (failure instanceof CharacterCodingException) {
            return "it is not in UTF-8";
        }
        if (failure instanceof FileSystemException system) {
            return system.getReason() == null ? system.getClass().getSimpleName() : system.getReason();
        }
        return failure.getMessage() == null
                ? failure.toString()
                : failure.getMessage().lines().findFirst().orElse("");
    }
}
