package dev.emissary.model;

import java.util.List;

/**
 * What is decided about an emissary.
 *
 * @param header its header
 * @param superinterfaces what it implements, and which of that is delegated, with the problems of the header
 * @param plan what is added to it
 * @param conflicts those problems of the plan that are not follow-on errors
 * @param isBroken whether the header has an error that may cause further errors about missing methods
 */
public record Decision(
        Header header, Superinterfaces superinterfaces, Plan plan, List<Problem> conflicts, boolean isBroken) {
    public Decision {
        conflicts = List.copyOf(conflicts);
    }

    /** Whether there is no mistake in the header or in what is planned. */
    public boolean isComplete() {
        return !isBroken && plan.isComplete();
    }
}
