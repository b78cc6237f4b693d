package dev.emissary.tools.source;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * One Java source file.
 *
 * @param path its path, as the user names it or the directory that it is in
 */
public record SourceFile(Path path) {
    /**
     * Returns its text, with a byte order mark if there is one.
     *
     * @throws CharacterCodingException if it is not in UTF-8
     */
    public String text() throws IOException {
        return Files.readString(path);
    }

    /** Returns its name for the user. */
    public String displayName() {
        return path.toString().replace('\\', '/');
    }
}
