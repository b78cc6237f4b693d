package dev.emissary.rules.forwarding;

import dev.emissary.model.Forwarder;
import dev.emissary.model.StandIn;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;

/**
 * The part of the decision about an interface method that is the same in every emissary that delegates the same to the
 * same component.
 */
sealed interface MethodOutcome {

    /**
     * The method is forwarded.
     *
     * @param forwarder the forwarder, which does not replace a delegate that returns itself
     * @param returned the interface that it returns; empty if the delegate cannot return itself as one
     * @param mentioned the classes and interfaces that its signature mentions
     */
    record Forward(Forwarder forwarder, Optional<TypeMirror> returned, List<TypeElement> mentioned)
            implements MethodOutcome {
        public Forward {
            mentioned = List.copyOf(mentioned);
        }
    }

    /**
     * The method is not forwarded, and an error says so.
     *
     * @param standIn suppresses follow-on errors
     */
    record Omit(StandIn standIn) implements MethodOutcome {}
}
