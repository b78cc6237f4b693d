package dev.emissary.tools.source;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * One Java source file.
 *
 * @param path where it can be read
 * @param displayName its name for the user: the path as given, or {@code archive!/entry}
 * @param writable whether a command may change it; a file from an archive may not be
 */
public record SourceFile(Path path, String displayName, boolean writable) {
    /**
     * Returns its text, with a byte order mark if there is one.
     *
     * @throws CharacterCodingException if it is not in UTF-8
     */
    public String text() throws IOException {
        return Files.readString(path);
    }

    /** Returns the position of a line in the notation of compilers. */
    public String at(int line) {
        return displayName + ":" + line;
    }
}
