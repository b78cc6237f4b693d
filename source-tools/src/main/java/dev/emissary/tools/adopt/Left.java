package dev.emissary.tools.adopt;

/**
 * A class that is left unchanged.
 *
 * @param reason why
 * @param line the line that the reason refers to
 * @param detail what it refers to, in words
 */
public record Left(Reason reason, int line, String detail) {
    /** Returns the reason with its detail. */
    public String message() {
        return detail.isEmpty() ? reason.description() : reason.description() + ": " + detail;
    }
}
