package dev.emissary.tools.source;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;

/** The text of a message about a failure to read or write a file; who prints it has named the file already. */
public final class FailureText {
    private FailureText() {}

    /** Returns what has failed, without the name of the file. */
    public static String of(IOException failure) {
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
