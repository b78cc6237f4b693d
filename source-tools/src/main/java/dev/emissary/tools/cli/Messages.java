package dev.emissary.tools.cli;

import dev.emissary.tools.source.FailureText;
import java.io.IOException;
import java.nio.file.FileSystemException;
import picocli.CommandLine.ParameterException;

/** The texts of messages about failures. */
final class Messages {
    private Messages() {}

    static String of(Exception failure) {
        if (failure instanceof FileSystemException system && system.getFile() != null) {
            return system.getFile() + ": " + FailureText.of(system);
        }
        String message = failure.getMessage() == null
                ? failure.toString()
                : failure.getMessage().lines().findFirst().orElse("");
        return failure instanceof IOException || failure instanceof ParameterException
                ? message
                : failure.getClass().getSimpleName() + ": " + message;
    }
}
