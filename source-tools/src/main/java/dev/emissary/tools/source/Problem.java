package dev.emissary.tools.source;

/**
 * A problem with reading a file.
 *
 * @param file the file's name for the user
 * @param line the line, or 0 if it concerns the whole file
 * @param message what is wrong
 */
public record Problem(String file, int line, String message) {
    @Override
    public String toString() {
        return file + (line > 0 ? ":" + line : "") + ": " + message;
    }
}
