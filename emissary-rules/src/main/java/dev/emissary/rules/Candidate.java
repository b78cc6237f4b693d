package dev.emissary.rules;

import dev.emissary.model.DelegatedInterface;
import dev.emissary.model.Supplied;
import dev.emissary.rules.InterfaceMembers.Member;
import dev.emissary.rules.Shapes.Found;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.type.ExecutableType;

/**
 * A member of a delegated interface that a component would supply.
 *
 * @param delegated the interface and its component
 * @param member the member
 * @param signature its type as a member of the interface
 * @param declarations all its declarations in the hierarchy of the interface
 * @param found the method of the component's type that is called for it, if the component serves by shape
 */
record Candidate(
        DelegatedInterface delegated,
        Member member,
        ExecutableType signature,
        List<ExecutableElement> declarations,
        Optional<Found> found) {

    Candidate {
        declarations = List.copyOf(declarations);
    }

    /** Returns the index of the component. */
    int component() {
        return delegated.component();
    }

    /** Returns the method's name. */
    String name() {
        return member.method().getSimpleName().toString();
    }

    /** Returns the method with its type. */
    TypedMethod typed() {
        return new TypedMethod(member.method(), signature);
    }

    /** Returns the method as a message names it. */
    Supplied supplied() {
        return new Supplied(delegated.element(), member.method(), signature);
    }
}
