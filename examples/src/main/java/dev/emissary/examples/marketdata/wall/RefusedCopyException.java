package dev.emissary.examples.marketdata.wall;

/** Says why an object's memory was not copied; nothing has been read, written or changed when it is thrown. */
public final class RefusedCopyException extends RuntimeException {
    private static final long serialVersionUID = 1;

    /** Creates the error with its reason. */
    public RefusedCopyException(String reason) {
        super(reason);
    }
}
