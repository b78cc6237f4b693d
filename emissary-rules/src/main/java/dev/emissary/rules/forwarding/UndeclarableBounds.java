package dev.emissary.rules.forwarding;

import dev.emissary.model.Forwarder;
import dev.emissary.model.Header;
import dev.emissary.model.Problem;
import dev.emissary.model.Problem.Place;
import dev.emissary.rules.advice.TypeText;
import dev.emissary.rules.conflicts.OverriddenMethod;
import dev.emissary.rules.conflicts.OverriddenMethods;
import dev.emissary.rules.conflicts.Reconciliation;
import dev.emissary.rules.members.Candidate;
import dev.emissary.rules.members.OverrideGroup;
import dev.emissary.rules.types.DeclarableBounds;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.type.TypeVariable;

/** The rule that a forwarder has no type parameter whose bounds no class can declare (EM-DEL-5). */
final class UndeclarableBounds {
    private final Header header;
    private final OverriddenMethods allOverridden;
    private final DeclarableBounds declarableBounds;
    private final Reconciliation reconciliation;

    UndeclarableBounds(
            Header header,
            OverriddenMethods allOverridden,
            DeclarableBounds declarableBounds,
            Reconciliation reconciliation) {
        this.header = header;
        this.allOverridden = allOverridden;
        this.declarableBounds = declarableBounds;
        this.reconciliation = reconciliation;
    }

    /** Looks for a type parameter of the forwarder that no class can declare (EM-DEL-5). */
    Optional<Problem> in(OverrideGroup group, Forwarder forwarder) {
        Optional<TypeVariable> variable = declarableBounds.undeclarable(forwarder.method(), forwarder.signature());
        return variable.isPresent() ? Optional.of(problem(group, variable.get())) : Optional.empty();
    }

    /** Bounds that exclude each other cannot be inherited by any type; any other bound can be erased by hand. */
    private Problem problem(OverrideGroup group, TypeVariable variable) {
        Candidate candidate = group.first();
        List<Object> arguments = new ArrayList<>(List.of(
                candidate.supplied(),
                header.name(candidate.component()),
                TypeText.plain().declaration(variable)));
        List<OverriddenMethod> all = allOverridden.of(group);
        boolean several = !all.stream().allMatch(OverriddenMethod::isErasable);
        if (!several) {
            arguments.add(reconciliation.text(reconciliation.erased(all), all));
        }
        return Problem.of(
                several ? "method.bounds" : "method.bound",
                Place.component(candidate.component()),
                arguments.toArray());
    }
}
