package dev.emissary.tools.adopt;

/**
 * What stops the conversion of a class; a class may have several.
 *
 * @param reason the kind of obstacle
 * @param line the line that it is on
 * @param detail what it is, in words
 */
public record Obstacle(Reason reason, int line, String detail) {
    /** Returns the reason with its detail. */
    public String message() {
        return detail.isEmpty() ? reason.description() : reason.description() + ": " + detail;
    }
}
