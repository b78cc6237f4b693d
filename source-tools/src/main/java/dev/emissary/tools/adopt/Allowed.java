package dev.emissary.tools.adopt;

/**
 * What conversions may do: what they may change in the behavior of a class, and which form they may write.
 *
 * @param sealSelfReturns whether a delegate that returns itself may be replaced with the emissary (EM-FWD-5)
 * @param forwardDefaults whether default methods that the class inherits may be forwarded instead (EM-FWD-1)
 * @param keywordForm whether emissaries are written in the keyword form (EM-FORM-2)
 */
public record Allowed(boolean sealSelfReturns, boolean forwardDefaults, boolean keywordForm) {
    /** Nothing may change. */
    public static final Allowed NOTHING = new Allowed(false, false, false);
}
