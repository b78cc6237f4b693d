package dev.emissary.rules.conflicts;

import dev.emissary.model.DelegateMethod.DeclaredIn;
import dev.emissary.model.Header;
import dev.emissary.model.Line;
import dev.emissary.model.Problem;
import dev.emissary.model.Problem.Part;
import dev.emissary.model.Problem.Place;
import dev.emissary.rules.advice.TypeText;
import dev.emissary.rules.conflicts.ConflictSummary.Conflict;
import dev.emissary.rules.members.Candidate;
import dev.emissary.rules.members.HandImplemented;
import dev.emissary.rules.members.HandImplemented.Required;
import dev.emissary.rules.members.OverrideGroup;
import dev.emissary.rules.types.ProgramRules;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.TypeVariable;

/**
 * The rules for where a method of a delegate conflicts with one of another delegate, with one of an interface that the
 * emissary implements by hand, or with what a class can declare, and what reconciles them (EM-CONF, EM-DEL-5).
 */
public final class Conflicts extends ProgramRules {
    private final Header header;
    private final HandImplemented hand;
    private final OverriddenMethods allOverridden;
    private final Reconciliation reconciliation;

    public Conflicts(ProgramRules rules, TypeElement emissary, Header header, HandImplemented hand) {
        super(rules);
        this.header = header;
        this.hand = hand;
        allOverridden = new OverriddenMethods(this, header, hand);
        reconciliation = new Reconciliation(this, emissary);
    }

    /** Looks for a conflict in a group, which is at the second of two methods; empty if one forwarder suits all. */
    public Optional<Conflict> among(OverrideGroup group) {
        Candidate first = group.first();
        for (Candidate other : group.candidates().subList(1, group.candidates().size())) {
            if (!other.hasDelegateOf(first)
                    || (!questions.overrideEquivalent(first.signature(), other.signature())
                            && !(questions.sameErasedParameters(first.signature(), other.signature())
                                    && overriddenByErasure(first, other)))) {
                return Optional.of(new Conflict(first.component(), problem(group, first, other)));
            }
        }
        return Optional.empty();
    }

    /**
     * Whether one method with erased parameters overrides two methods of one component. No interface written in Java
     * has two such methods; some in Kotlin and Scala do.
     */
    private boolean overriddenByErasure(Candidate first, Candidate second) {
        return questions.mostSpecific(List.of(
                        first.signature().getReturnType(), second.signature().getReturnType()))
                >= 0;
    }

    private Problem problem(OverrideGroup group, Candidate first, Candidate second) {
        List<Candidate> candidates = group.candidates();
        for (Candidate one : candidates) {
            for (Candidate other : candidates.subList(candidates.indexOf(one), candidates.size())) {
                if (!questions.sameErasedParameters(one.signature(), other.signature())
                        && OverrideGroup.needOneMethod(one, other, questions)) {
                    String key = one.hasDelegateOf(other) ? "method.same.erasure" : "method.bridge";
                    return problem(key, one.supplied(), one, other);
                }
            }
        }
        List<OverriddenMethod> all = allOverridden.of(group);
        Optional<String> text = reconciliation.method(all).map(found -> reconciliation.text(found, all));
        if (text.isEmpty() && !all.stream().allMatch(OverriddenMethod::isErasable)) {
            return problem("method.bridge", first.supplied(), first, second);
        }
        if (text.isEmpty()) {
            return returnTypeProblem(group, first, second, !reconciliation.isPossible(all));
        }
        return questions.overrideEquivalent(first.signature(), second.signature())
                ? problem("method.conflict", new DeclaredIn(first.supplied()), first, second, text.get())
                : problem("method.clash", first.supplied(), first, second, text.get());
    }

    /** Returns the problem with the first two delegates whose return types cannot be reconciled. */
    private Problem returnTypeProblem(OverrideGroup group, Candidate first, Candidate second, boolean irreconcilable) {
        for (Candidate one : group.candidates()) {
            for (Candidate two : group.candidates()) {
                if (one.component() < two.component()
                        && reconciliation
                                .method(List.of(allOverridden.of(one), allOverridden.of(two)))
                                .isEmpty()) {
                    return returnTypeProblem(one, two, irreconcilable);
                }
            }
        }
        return returnTypeProblem(first, second, irreconcilable);
    }

    private Problem returnTypeProblem(Candidate first, Candidate second, boolean irreconcilable) {
        return problem(
                irreconcilable ? "method.irreconcilable" : "method.conflict.returns",
                new DeclaredIn(first.supplied()),
                first,
                second,
                first.signature().getReturnType(),
                second.signature().getReturnType());
    }

    /** Creates a problem at the second method; of the first, a message may only name where it is declared. */
    private Problem problem(String key, Object named, Candidate first, Candidate second, Object... more) {
        return Problem.of(
                        key,
                        Part.COMPONENT.at(second.component()),
                        Line.NONE,
                        named,
                        name(first, second),
                        second.supplied(),
                        name(second, first))
                .with(more);
    }

    /** Returns what a message calls a delegate that conflicts with another one. */
    private String name(Candidate candidate, Candidate other) {
        String name = header.name(candidate.component());
        return candidate.isSupplied() && candidate.component() == other.component() ? name + ".get()" : name;
    }

    /** Looks for a default method that the emissary would inherit if nothing were forwarded (EM-CONF-6). */
    public Optional<Problem> withDefault(OverrideGroup group, List<Required> requirements) {
        Candidate first = group.first();
        for (Required required : requirements) {
            if (hand.isByHand(required) && hand.isInheritedDefault(required, group, requirements)) {
                if (!isSame(required, first)) {
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
        if (requirements.stream().anyMatch(required -> !isSame(required, group.first()))) {
            return Optional.empty();
        }
        return reconciliation
                .method(allOverridden.withoutDefaults(group, requirements))
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
                        Part.COMPONENT.at(other.component()),
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
        if (!questions.sameSignature(required.signature(), first.signature())) {
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
            return boundProblem("method.bounds", required.place(), candidate, first);
        }
        return problem(
                "method.required.returns",
                candidate,
                required,
                candidate.signature().getReturnType(),
                required.signature().getReturnType());
    }

    private Problem problem(String key, Candidate candidate, Required required, Object... more) {
        return Problem.of(
                        key,
                        required.place(),
                        candidate.supplied(),
                        header.name(candidate.component()),
                        required.supplied(),
                        required.element())
                .with(more);
    }

    private boolean isSame(Required required, Candidate candidate) {
        return questions.overrideEquivalent(required.signature(), candidate.signature());
    }

    /**
     * Returns the problem that no class can declare a type parameter of a forwarder (EM-DEL-5). Bounds that exclude each
     * other cannot be inherited by any type; any other bound can be erased by hand.
     */
    public Problem undeclarableBound(OverrideGroup group, TypeVariable variable) {
        Place place = Part.COMPONENT.at(group.first().component());
        List<OverriddenMethod> all = allOverridden.of(group);
        return all.stream().allMatch(OverriddenMethod::isErasable)
                ? boundProblem(
                        "method.bound",
                        place,
                        group.first(),
                        variable,
                        reconciliation.text(reconciliation.erased(all), all))
                : boundProblem("method.bounds", place, group.first(), variable);
    }

    private Problem boundProblem(String key, Place place, Candidate candidate, TypeVariable variable, Object... more) {
        String name = header.name(candidate.component());
        return Problem.of(
                        key, place, candidate.supplied(), name, TypeText.plain().declaration(variable))
                .with(more);
    }
}
