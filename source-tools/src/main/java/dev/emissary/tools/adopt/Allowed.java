package dev.emissary.tools.adopt;

/**
 * What conversions may do: what they may change in the behavior of a class, and which form they may write.
 *
 * @param sealSelfReturns whether a delegate that returns itself may be replaced with the emissary (EM-FWD-5)
 * @param forwardDefaults whether default methods that the class inherits may be forwarded instead (EM-FWD-1)
 * @param keywordForm whether emissaries are written in the keyword form (EM-FORM-2)
 * @param closedApi whether a class that clients can extend may become final (EM-CLASS-1)
 */
public record Allowed(boolean sealSelfReturns, boolean forwardDefaults, boolean keywordForm, boolean closedApi) {
    /** Nothing may change. */
    public static final Allowed NOTHING = new Allowed(false, false, false, false);
}
