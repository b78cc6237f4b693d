package dev.emissary.tools.adopt;

/**
 * A class that is left as it is.
 *
 * @param reason why
 * @param line the line that the reason is about
 * @param detail what it is about, in words
 */
public record Left(Reason reason, int line, String detail) {
    /** Returns the reason with its detail. */
    public String message() {
        return detail.isEmpty() ? reason.description() : reason.description() + ": " + detail;
    }
}
