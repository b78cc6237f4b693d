package dev.emissary.model;

import dev.emissary.model.Problem.Part;
import dev.emissary.model.Problem.Place;
import java.util.List;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;

/**
 * The interfaces that an emissary implements: which of them it delegates to which of its components, and which it
 * implements by hand.
 *
 * @param delegated each delegated interface with its component, in component order
 * @param implemented every direct superinterface of the class: the delegated ones in component order, then the other
 *     listed ones
 * @param problems the problems of the header; if there are any, the other two are as complete as possible
 */
public record Superinterfaces(
        List<DelegatedInterface> delegated, List<Implemented> implemented, List<Problem> problems) {

    public Superinterfaces {
        delegated = List.copyOf(delegated);
        implemented = List.copyOf(implemented);
        problems = List.copyOf(problems);
    }

    /** Returns where the declaration mentions a delegated interface. */
    public Place placeOf(DelegatedInterface one) {
        for (Implemented other : implemented) {
            if (other.type() instanceof DeclaredType type && type.asElement().equals(one.element())) {
                return other.place();
            }
        }
        return Part.COMPONENT.at(one.component());
    }

    /**
     * A direct superinterface.
     *
     * @param type its type; of kind {@code ERROR} or {@code NONE} if no class can implement it
     * @param place where the declaration mentions it
     */
    public record Implemented(TypeMirror type, Place place) {}
}
