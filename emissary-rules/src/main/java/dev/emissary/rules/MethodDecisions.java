package dev.emissary.rules;

import dev.emissary.model.Forwarder;
import dev.emissary.model.Header;
import dev.emissary.model.Problem;
import dev.emissary.rules.ConflictSummary.Conflict;
import dev.emissary.rules.HandImplemented.Required;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Types;

/** Decides what happens to the methods of the interfaces that one emissary delegates (EM-FWD, EM-CONF). */
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
            ParameterNames names,
            ForwarderChoice choice,
            TypeElement emissary,
            Header header,
            HandImplemented hand) {
        this.header = header;
        this.choice = choice;
        constrainedChoice = new ConstrainedChoice(types, choice);
        DeclarableBounds bounds = new DeclarableBounds(types, members);
        Reconciliation reconciliation = new Reconciliation(types, bounds, deprecations, names, emissary);
        Sides sides = new Sides(types, members, header, hand);
        unforwardable = new Unforwardable(types, header, sides, bounds, reconciliation);
        conflicts = new Conflicts(types, header, sides, reconciliation);
        handConflicts = new HandConflicts(header, hand, sides, reconciliation);
    }

    /** The decision about a method. */
    sealed interface Decision {}

    /** It is forwarded, even if there is a problem with the forwarder, which is reported. */
    record Forwarded(Choice.Forward choice, Optional<Problem> problem) implements Decision {}

    /** It is not forwarded, and has to be written by hand. */
    record Refused(Problem problem) implements Decision {}

    /** It is not forwarded, because two components supply it. */
    record Contested(Conflict conflict) implements Decision {}

    /**
     * Decides about methods that a single method has to implement.
     *
     * @param group the methods of the delegates
     * @param requirements the methods of interfaces that are implemented by hand
     */
    Decision decide(OverrideGroup group, List<Required> requirements) {
        Optional<Problem> finalizer = unforwardable.asFinalize(group);
        if (finalizer.isPresent()) {
            return new Refused(finalizer.get());
        }
        Optional<Conflict> conflict = conflicts.among(group);
        if (conflict.isPresent()) {
            return new Contested(conflict.get());
        }
        Optional<Problem> within = unforwardable.withinOneInterface(group);
        if (within.isPresent()) {
            return new Refused(within.get());
        }
        Optional<Problem> inherited = handConflicts.withDefault(group, requirements);
        if (inherited.isPresent()) {
            return new Refused(inherited.get());
        }
        Choice.Forward free = choice.choose(group, header);
        Forwarder forwarder = free.forwarder();
        Optional<Problem> undeclarable = unforwardable.undeclarable(group, forwarder);
        if (constrainedChoice.implementsAll(forwarder, requirements)) {
            return new Forwarded(free, undeclarable);
        }
        TypeMirror componentType =
                header.components().get(forwarder.component()).type();
        Optional<ReconcilingMethod> allowed = handConflicts.allowed(group, requirements);
        return allowed.isPresent()
                ? new Forwarded(
                        constrainedChoice.constrain(forwarder, allowed.get(), requirements, componentType),
                        undeclarable)
                : new Refused(handConflicts.withRequired(group, requirements));
    }
}
