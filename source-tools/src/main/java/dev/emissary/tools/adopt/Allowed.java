package dev.emissary.tools.adopt;

/**
 * What a conversion may change in the behavior of a class, because the user has said so.
 *
 * @param sealSelfReturns whether a delegate that returns itself may be replaced with the emissary (EM-FWD-5)
 * @param forwardDefaults whether default methods that the class inherits may be forwarded instead (EM-FWD-1)
 */
public record Allowed(boolean sealSelfReturns, boolean forwardDefaults) {
    /** Nothing may change. */
    public static final Allowed NOTHING = new Allowed(false, false);
}
