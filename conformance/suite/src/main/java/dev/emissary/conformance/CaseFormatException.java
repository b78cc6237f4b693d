package dev.emissary.conformance;

/** A file that is no case; the message names the file and says what is wrong. */
final class CaseFormatException extends RuntimeException {
    private static final long serialVersionUID = 1;

    CaseFormatException(String message) {
        super(message);
    }
}
