/* A method that a delegate would supply. */
package dev.emissary.rules;

import dev.emissary.model.Delegation;
import dev.emissary.model.Supplied;
import dev.emissary.rules.InterfaceMembers.Member;
import java.util.List;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.type.ExecutableType;

/**
 * A member of a delegated interface.
 *
 * @param delegation the interface and its component
 * @param member the member
 * @param signature its type as a member of the interface
 * @param declarations its declaration and every other one that it has in the hierarchy of the interface
 */
record Candidate(Delegation delegation, Member member, ExecutableType signature, List<ExecutableElement> declarations) {

    Candidate {
        declarations = List.copyOf(declarations);
    }

    /** Returns the method. */
    Declared declared() {
        return new Declared(member.method(), signature);
    }

    /** Returns the method as a message names it. */
    Supplied supplied() {
        return new Supplied(delegation.element(), member.method(), signature);
    }
}
