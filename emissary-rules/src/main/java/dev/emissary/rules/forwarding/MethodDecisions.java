package dev.emissary.rules.forwarding;

import dev.emissary.model.Forwarder;
import dev.emissary.model.Header;
import dev.emissary.model.Problem;
import dev.emissary.rules.conflicts.ConflictSummary.Conflict;
import dev.emissary.rules.conflicts.Conflicts;
import dev.emissary.rules.conflicts.HandConflicts;
import dev.emissary.rules.conflicts.OverriddenMethods;
import dev.emissary.rules.conflicts.Reconciliation;
import dev.emissary.rules.conflicts.ReconcilingMethod;
import dev.emissary.rules.members.HandImplemented;
import dev.emissary.rules.members.HandImplemented.Required;
import dev.emissary.rules.members.OverrideGroup;
import dev.emissary.rules.types.DeclarableBounds;
import dev.emissary.rules.types.InterfaceMembers;
import dev.emissary.rules.types.ProgramFacts;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Types;

/** Decides what happens to the methods of the interfaces that one emissary delegates (EM-FWD, EM-CONF). */
final class MethodDecisions {
    private final Types types;
    private final InterfaceMembers members;
    private final ProgramFacts facts;
    private final ForwarderChoice choice;
    private final TypeElement emissary;
    private final Header header;
    private final HandImplemented hand;
    private final Unforwardable unforwardable;
    /** Null until there is a method that needs it, as most emissaries have none. */
    private Comparison comparison;

    MethodDecisions(
            Types types,
            InterfaceMembers members,
            ProgramFacts facts,
            ForwarderChoice choice,
            TypeElement emissary,
            Header header,
            HandImplemented hand) {
        this.types = types;
        this.members = members;
        this.facts = facts;
        this.choice = choice;
        this.emissary = emissary;
        this.header = header;
        this.hand = hand;
        unforwardable = new Unforwardable(types, header);
    }

    /** What decides about a method that several interfaces have, or that is generic. */
    private record Comparison(
            Conflicts conflicts,
            HandConflicts handConflicts,
            ConstrainedChoice constrainedChoice,
            UndeclarableBounds undeclarableBounds) {}

    private Comparison comparison() {
        if (comparison == null) {
            DeclarableBounds bounds = new DeclarableBounds(types, members);
            Reconciliation reconciliation = new Reconciliation(types, bounds, facts, emissary);
            OverriddenMethods allOverridden = new OverriddenMethods(types, members, header, hand);
            comparison = new Comparison(
                    new Conflicts(types, header, allOverridden, reconciliation),
                    new HandConflicts(header, hand, allOverridden, reconciliation),
                    new ConstrainedChoice(types, choice),
                    new UndeclarableBounds(header, allOverridden, bounds, reconciliation));
        }
        return comparison;
    }

    /** The decision about a method. */
    sealed interface Decision {}

    /** It is forwarded, even if there is a problem with the forwarder, which is reported. */
    record Forwarded(MethodOutcome.Forward outcome, Optional<Problem> problem) implements Decision {}

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
        Optional<Problem> beyondObject = unforwardable.asMethodOfObject(group, requirements);
        if (beyondObject.isPresent()) {
            return new Refused(beyondObject.get());
        }
        Optional<Problem> finalizer = unforwardable.asFinalize(group);
        if (finalizer.isPresent()) {
            return new Refused(finalizer.get());
        }
        if (group.candidates().size() > 1) {
            Optional<Conflict> conflict = comparison().conflicts().among(group);
            if (conflict.isPresent()) {
                return new Contested(conflict.get());
            }
        }
        Optional<Problem> within = unforwardable.withinOneInterface(group);
        if (within.isPresent()) {
            return new Refused(within.get());
        }
        Optional<Problem> ambiguous = unforwardable.asAmbiguous(group);
        if (ambiguous.isPresent()) {
            return new Refused(ambiguous.get());
        }
        if (!requirements.isEmpty()) {
            Optional<Problem> inherited = comparison().handConflicts().withDefault(group, requirements);
            if (inherited.isPresent()) {
                return new Refused(inherited.get());
            }
        }
        Optional<MethodOutcome.Forward> free = choice.choose(group, header);
        if (free.isEmpty()) {
            return new Refused(comparison().handConflicts().withinComponent(choice.calledFirst(group)));
        }
        Forwarder forwarder = free.get().forwarder();
        Optional<Problem> undeclarable =
                forwarder.signature().getTypeVariables().isEmpty()
                        ? Optional.empty()
                        : comparison().undeclarableBounds().in(group, forwarder);
        return requirements.isEmpty() || comparison().constrainedChoice().implementsAll(forwarder, requirements)
                ? new Forwarded(free.get(), undeclarable)
                : constrained(forwarder, group, requirements, undeclarable);
    }

    private Decision constrained(
            Forwarder forwarder, OverrideGroup group, List<Required> requirements, Optional<Problem> undeclarable) {
        HandConflicts handConflicts = comparison().handConflicts();
        TypeMirror componentType =
                header.components().get(forwarder.component()).type();
        Optional<ReconcilingMethod> allowed = handConflicts.allowed(group, requirements);
        if (allowed.isEmpty()) {
            return new Refused(handConflicts.withRequired(group, requirements, required -> true));
        }
        ConstrainedChoice constrainedChoice = comparison().constrainedChoice();
        MethodOutcome.Forward outcome =
                constrainedChoice.constrain(forwarder, allowed.get(), requirements, componentType);
        Predicate<Required> implemented =
                required -> constrainedChoice.implementsOne(outcome.forwarder(), required.signature());
        boolean implementsDelegated = group.stream()
                .filter(candidate -> constrainedChoice.implementsOne(forwarder, candidate.signature()))
                .allMatch(candidate -> constrainedChoice.implementsOne(outcome.forwarder(), candidate.signature()));
        return implementsDelegated && requirements.stream().allMatch(implemented)
                ? new Forwarded(outcome, undeclarable)
                : new Refused(handConflicts.withRequired(group, requirements, implemented));
    }
}
