package dev.emissary.rules.conflicts;

import dev.emissary.model.Header;
import dev.emissary.model.Problem;
import dev.emissary.model.Problem.Place;
import dev.emissary.rules.advice.TypeText;
import dev.emissary.rules.members.Candidate;
import dev.emissary.rules.members.HandImplemented;
import dev.emissary.rules.members.HandImplemented.Required;
import dev.emissary.rules.members.OverrideGroup;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.TypeVariable;

/**
 * The rules for where a delegate conflicts with an interface that the emissary implements by hand, and what reconciles
 * them (EM-CONF-5, EM-CONF-6).
 */
public final class HandConflicts {
    private final Reconciliation reconciliation;
    private final Header header;
    private final HandImplemented hand;
    private final OverriddenMethods allOverridden;

    public HandConflicts(
            Header header, HandImplemented hand, OverriddenMethods allOverridden, Reconciliation reconciliation) {
        this.reconciliation = reconciliation;
        this.header = header;
        this.hand = hand;
        this.allOverridden = allOverridden;
    }

    /** Looks for a default method that the emissary would inherit if nothing were forwarded (EM-CONF-6). */
    public Optional<Problem> withDefault(OverrideGroup group, List<Required> requirements) {
        Candidate first = group.first();
        for (Required required : requirements) {
            if (hand.isInheritedDefault(required, group, requirements) && hand.isLowest(required)) {
                if (!hand.isSame(required, first)) {
                    return Optional.of(withRequired(group, requirements, required));
                }
                List<OverriddenMethod> all = allOverridden.of(group);
                return reconciliation
                        .method(all)
                        .map(method -> problem("method.default", first, required, reconciliation.text(method, all)))
                        .or(() -> Optional.of(withoutResult(first, required)));
            }
        }
        return Optional.empty();
    }

    /** Returns a method that calls the delegate and overrides the required methods, if possible (EM-CONF-5). */
    public Optional<ReconcilingMethod> allowed(OverrideGroup group, List<Required> requirements) {
        if (requirements.stream().anyMatch(required -> !hand.isSame(required, group.first()))) {
            return Optional.empty();
        }
        return reconciliation
                .method(allOverridden.of(group, requirements))
                .filter(method -> !method.callable().isEmpty()
                        && reconciliation.callsChecked(method, allOverridden.of(group.first())));
    }

    /**
     * Returns why no method that only calls the delegate implements the required methods without an unchecked
     * conversion (EM-CONF-5).
     *
     * @param implemented whether the forwarder that is allowed, if there is one, implements a method so
     */
    public Problem withRequired(OverrideGroup group, List<Required> requirements, Predicate<Required> implemented) {
        Required conflicting = requirements.stream()
                .filter(required -> allowed(group, List.of(required)).isEmpty() || !implemented.test(required))
                .findFirst()
                .orElse(requirements.get(0));
        return withRequired(group, requirements, conflicting);
    }

    /** Returns why the first of a component's methods has not the result or the exceptions of all (EM-FWD-3). */
    public Problem withinComponent(OverrideGroup group) {
        OverriddenMethod first = allOverridden.of(group.first());
        Candidate other = group.candidates().stream()
                .skip(1)
                .filter(one -> reconciliation
                        .method(List.of(first, allOverridden.of(one)))
                        .filter(method -> method.callable().contains(first))
                        .isEmpty())
                .findFirst()
                .orElse(group.candidates().get(group.candidates().size() - 1));
        return withRequired(
                group,
                List.of(),
                new Required(
                        other.delegated().type(),
                        Place.component(other.component()),
                        other.member().method(),
                        other.signature()));
    }

    private Problem withRequired(OverrideGroup group, List<Required> requirements, Required required) {
        Candidate first = group.first();
        List<OverriddenMethod> all = allOverridden.of(group, requirements);
        Optional<ReconcilingMethod> found = reconciliation.method(all);
        if (found.isEmpty()) {
            return withoutResult(first, required);
        }
        ReconcilingMethod method = found.get();
        if (!hand.haveSameSignature(required, first)) {
            return problem("method.required.clash", first, required, reconciliation.text(method, all));
        }
        OverriddenMethod delegate = allOverridden.of(first);
        List<TypeMirror> uncaught = reconciliation.uncaught(method, delegate).orElse(List.of());
        if (uncaught.isEmpty()) {
            return problem(
                    "method.required.result",
                    first,
                    required,
                    reconciliation
                            .result(method, delegate)
                            .orElse(first.signature().getReturnType()),
                    required.signature().getReturnType(),
                    reconciliation.text(method, all));
        }
        boolean catchable = uncaught.stream().noneMatch(TypeVariable.class::isInstance);
        ReconcilingMethod shown = catchable ? method.catching(delegate, uncaught) : method;
        return problem("method.required.throws", first, required, uncaught, reconciliation.text(shown, all));
    }

    private Problem withoutResult(Candidate candidate, Required required) {
        if (!allOverridden.of(candidate).isErasable()) {
            TypeVariable first = candidate.signature().getTypeVariables().get(0);
            return Problem.of(
                    "method.bounds",
                    required.place(),
                    candidate.supplied(),
                    header.name(candidate.component()),
                    TypeText.plain().declaration(first));
        }
        return problem(
                "method.required.returns",
                candidate,
                required,
                candidate.signature().getReturnType(),
                required.signature().getReturnType());
    }

    private Problem problem(String key, Candidate candidate, Required required, Object... more) {
        List<Object> arguments = new ArrayList<>(List.of(
                candidate.supplied(), header.name(candidate.component()), required.supplied(), required.element()));
        arguments.addAll(List.of(more));
        return Problem.of(key, required.place(), arguments.toArray());
    }
}
