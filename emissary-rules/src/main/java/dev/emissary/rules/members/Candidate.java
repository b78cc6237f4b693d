package dev.emissary.rules.members;

import dev.emissary.model.DelegateMethod;
import dev.emissary.model.DelegatedInterface;
import dev.emissary.model.DelegatedInterface.Service;
import dev.emissary.rules.header.Shapes.Found;
import dev.emissary.rules.types.InterfaceMembers.Member;
import dev.emissary.rules.types.TypeQuestions.TypedMethod;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.type.ExecutableType;

/**
 * A member of a delegated interface that a component would supply.
 *
 * @param declarations all its declarations in the hierarchy of the interface
 * @param found the method of the component's type that is called for it, if the component serves by shape
 */
public record Candidate(
        DelegatedInterface delegated,
        Member member,
        ExecutableType signature,
        List<ExecutableElement> declarations,
        Optional<Found> found) {

    public Candidate {
        declarations = List.copyOf(declarations);
    }

    /** Returns the index of the component that is called. */
    public int component() {
        return delegated.component();
    }

    /** Whether another candidate's method is called on the same object: a component, or what it supplies (EM-CONF-1). */
    public boolean hasDelegateOf(Candidate other) {
        return component() == other.component() && isSupplied() == other.isSupplied();
    }

    /** Whether the component is asked for the delegate (EM-DEL-9). */
    public boolean isSupplied() {
        return delegated.service() == Service.SUPPLIER;
    }

    public String name() {
        return member.method().getSimpleName().toString();
    }

    public TypedMethod typed() {
        return new TypedMethod(member.method(), signature);
    }

    /** Returns the method as a message names it. */
    public DelegateMethod supplied() {
        return new DelegateMethod(delegated.element(), member.method(), signature);
    }
}
