package dev.emissary.tools.adopt;

/**
 * What conversions may do: what they may change in the behavior of a class, which form they may write, and how much
 * they have to save.
 *
 * @param sealSelfReturns whether a delegate that returns itself may be replaced with the emissary (EM-FWD-5)
 * @param forwardDefaults whether default methods that the class inherits may be forwarded instead (EM-FWD-1)
 * @param keywordForm whether emissaries are written in the keyword form (EM-FORM-2)
 * @param closedApi whether a class that clients can extend may become final (EM-CLASS-1)
 * @param lines how many lines a conversion has to save
 * @param forwarders how many forwarders have to go
 */
public record Allowed(
        boolean sealSelfReturns,
        boolean forwardDefaults,
        boolean keywordForm,
        boolean closedApi,
        int lines,
        int forwarders) {}
