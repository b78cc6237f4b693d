package dev.emissary.tools.source;

/**
 * What could not be read.
 *
 * @param file the file, as the user knows it
 * @param line the line, or 0 if it is about the whole file
 * @param message what is wrong with it
 */
public record Problem(String file, int line, String message) {
    @Override
    public String toString() {
        return file + (line > 0 ? ":" + line : "") + ": " + message;
    }
}
