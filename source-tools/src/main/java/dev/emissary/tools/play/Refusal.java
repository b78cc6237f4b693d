package dev.emissary.tools.play;

/** Says that a request is not served, and with which HTTP status. */
@SuppressWarnings("serial")
final class Refusal extends Exception {
    static final int BAD_REQUEST = 400;
    static final int FORBIDDEN = 403;
    static final int NOT_FOUND = 404;
    static final int METHOD_NOT_ALLOWED = 405;
    static final int TOO_LARGE = 413;
    static final int UNSUPPORTED_TYPE = 415;
    static final int MISDIRECTED = 421;
    static final int TOO_MANY = 429;
    static final int UNAVAILABLE = 503;

    private final int status;

    Refusal(int status, String message) {
        super(message, null, false, false);
        this.status = status;
    }

    int status() {
        return status;
    }
}
