/* Everything that is added to one emissary: its forwarders and, where needed, its refusal to be serialised. */
package dev.emissary.model;

import java.util.List;

/**
 * The members that an emissary gets beside those that are written in it.
 *
 * @param forwarders the forwarders, delegation by delegation, in the order of the interfaces' members
 * @param refusals the private methods that refuse serialisation
 * @param problems what is wrong with the delegated methods
 */
public record Plan(List<Forwarder> forwarders, List<Refusal> refusals, List<Problem> problems) {

    /** Copies the lists. */
    public Plan {
        forwarders = List.copyOf(forwarders);
        refusals = List.copyOf(refusals);
        problems = List.copyOf(problems);
    }
}
