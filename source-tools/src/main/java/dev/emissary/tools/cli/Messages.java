package dev.emissary.tools.cli;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.NoSuchFileException;
import picocli.CommandLine.ParameterException;

/** The texts of messages about failures. */
final class Messages {
    private Messages() {}

    static String of(Exception failure) {
        if (failure instanceof NoSuchFileException missing) {
            return missing.getFile() + ": no such file; check the path";
        }
        if (failure instanceof AccessDeniedException denied) {
            return denied.getFile() + ": it cannot be read or written; check its permissions";
        }
        String message = failure.getMessage() == null
                ? failure.toString()
                : failure.getMessage().lines().findFirst().orElse("");
        return failure instanceof IOException || failure instanceof ParameterException
                ? message
                : failure.getClass().getSimpleName() + ": " + message;
    }
}
