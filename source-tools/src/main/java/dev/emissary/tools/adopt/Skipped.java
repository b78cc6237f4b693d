package dev.emissary.tools.adopt;

/**
 * Why a class is left unchanged.
 *
 * @param reason the kind of reason
 * @param line the line that the reason refers to
 * @param detail what it refers to, in words
 */
public record Skipped(Reason reason, int line, String detail) {
    /** Returns the reason with its detail. */
    public String message() {
        return detail.isEmpty() ? reason.description() : reason.description() + ": " + detail;
    }
}
