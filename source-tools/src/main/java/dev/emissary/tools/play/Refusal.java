package dev.emissary.tools.play;

/** Says that a request is not served, and with which HTTP status. */
@SuppressWarnings("serial")
final class Refusal extends Exception {
    private final int status;

    Refusal(int status, String message) {
        super(message, null, false, false);
        this.status = status;
    }

    int status() {
        return status;
    }
}
