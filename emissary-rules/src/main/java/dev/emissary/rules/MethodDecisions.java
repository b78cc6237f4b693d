/* The decision what becomes of each method of the delegated interfaces (EM-FWD, EM-CONF). */
package dev.emissary.rules;

import dev.emissary.model.Forwarder;
import dev.emissary.model.Header;
import dev.emissary.model.Problem;
import dev.emissary.rules.ConflictSummary.Conflict;
import dev.emissary.rules.ForwarderChoice.Choice;
import dev.emissary.rules.HandImplemented.Asked;
import dev.emissary.rules.Reconciliation.Declaration;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Types;

/** The decisions about the methods of one emissary. */
final class MethodDecisions {
    private final Header header;
    private final ForwarderChoice choice;
    private final ConstrainedChoice constrainedChoice;
    private final Unforwardable unforwardable;
    private final Conflicts conflicts;
    private final HandConflicts handConflicts;

    MethodDecisions(
            Types types,
            InterfaceMembers members,
            Deprecation.Lookup deprecations,
            ForwarderChoice choice,
            TypeElement emissary,
            Header header,
            HandImplemented hand) {
        this.header = header;
        this.choice = choice;
        constrainedChoice = new ConstrainedChoice(types, choice);
        DeclarableBounds bounds = new DeclarableBounds(types, members);
        Reconciliation reconciliation = new Reconciliation(types, bounds, deprecations, emissary);
        Sides sides = new Sides(types, members, header, hand);
        unforwardable = new Unforwardable(types, header, sides, bounds, reconciliation);
        conflicts = new Conflicts(types, header, sides, reconciliation);
        handConflicts = new HandConflicts(header, hand, sides, reconciliation);
    }

    /** What becomes of a method. */
    sealed interface Decision {}

    /** It is forwarded, or would be but for a problem that leaves it as what it would be. */
    record Forwarded(Choice choice, Optional<Problem> problem) implements Decision {}

    /** It is not, and has to be written by hand. */
    record Refused(Problem problem) implements Decision {}

    /** It is not, as two components supply it. */
    record Contested(Conflict conflict) implements Decision {}

    /**
     * Decides about methods that one method has to implement.
     *
     * @param slot those of the delegates
     * @param asking those of interfaces that are implemented by hand
     */
    Decision decide(List<Candidate> slot, List<Asked> asking) {
        Optional<Conflict> conflict = conflicts.among(slot);
        if (conflict.isPresent()) {
            return new Contested(conflict.get());
        }
        Optional<Problem> problem = unforwardable
                .withinOneInterface(slot)
                .or(() -> unforwardable.asFinalize(slot))
                .or(() -> handConflicts.withDefault(slot, asking));
        if (problem.isPresent()) {
            return new Refused(problem.get());
        }
        Choice free = choice.choose(slot, header);
        Forwarder forwarder = free.forwarder();
        Optional<Problem> undeclarable = unforwardable.undeclarable(slot, forwarder);
        if (constrainedChoice.implementsAll(forwarder, asking)) {
            return new Forwarded(free, undeclarable);
        }
        TypeMirror componentType =
                header.components().get(forwarder.component()).type();
        Optional<Declaration> allowed = handConflicts.allowed(slot, asking);
        return allowed.isPresent()
                ? new Forwarded(
                        constrainedChoice.constrain(forwarder, allowed.get(), asking, componentType), undeclarable)
                : new Refused(handConflicts.withAsked(slot, asking));
    }
}
