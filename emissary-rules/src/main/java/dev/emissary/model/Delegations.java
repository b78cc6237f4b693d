/* The answer to the question which interfaces an emissary delegates, and which it implements by hand. */
package dev.emissary.model;

import dev.emissary.model.Problem.Place;
import java.util.List;
import javax.lang.model.type.TypeMirror;

/**
 * What an emissary implements, and through which of its components.
 *
 * @param delegations each delegated interface with its component, in component order
 * @param implemented every direct superinterface of the class: the delegated ones in component order, then the other
 *     listed ones
 * @param problems what is wrong with the header; when there are any, the other two hold what can be made of it
 */
public record Delegations(List<Delegation> delegations, List<Implemented> implemented, List<Problem> problems) {

    /** Copies the lists. */
    public Delegations {
        delegations = List.copyOf(delegations);
        implemented = List.copyOf(implemented);
        problems = List.copyOf(problems);
    }

    /**
     * A direct superinterface.
     *
     * @param type its type; of kind {@code ERROR} or {@code NONE} when no class can implement it
     * @param place where the declaration mentions it
     */
    public record Implemented(TypeMirror type, Place place) {}
}
