package dev.emissary.rules.conflicts;

import dev.emissary.model.DeclaredIn;
import dev.emissary.model.Header;
import dev.emissary.model.Line;
import dev.emissary.model.Problem;
import dev.emissary.model.Problem.Place;
import dev.emissary.rules.conflicts.ConflictSummary.Conflict;
import dev.emissary.rules.members.Candidate;
import dev.emissary.rules.members.OverrideGroup;
import dev.emissary.rules.types.TypeQuestions;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.util.Types;

/** The rules for where two delegates of one emissary conflict, and what reconciles them (EM-CONF). */
public final class Conflicts {
    private final TypeQuestions questions;
    private final Reconciliation reconciliation;
    private final Header header;
    private final OverriddenMethods allOverridden;

    public Conflicts(Types types, Header header, OverriddenMethods allOverridden, Reconciliation reconciliation) {
        this.questions = new TypeQuestions(types);
        this.reconciliation = reconciliation;
        this.header = header;
        this.allOverridden = allOverridden;
    }

    /**
     * Looks for a conflict in a group.
     *
     * @return the problem, at the second of the two that conflict; empty if one forwarder suits all
     */
    public Optional<Conflict> among(OverrideGroup group) {
        Candidate first = group.first();
        for (Candidate other : group.candidates().subList(1, group.candidates().size())) {
            if (!other.hasDelegateOf(first)
                    || (!questions.overrideEquivalent(first.signature(), other.signature())
                            && !overriddenByErasure(first, other))) {
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
                    return problem("method.bridge", one.supplied(), one, other);
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

    /**
     * Creates a problem.
     *
     * @param key its key
     * @param named the first method, or only where it is declared, if the message names only the second
     * @param first the first method
     * @param second the second one, where the problem is reported
     * @param more further arguments
     */
    private Problem problem(String key, Object named, Candidate first, Candidate second, Object... more) {
        List<Object> arguments =
                new ArrayList<>(List.of(Line.NONE, named, name(first, second), second.supplied(), name(second, first)));
        arguments.addAll(List.of(more));
        return Problem.of(key, Place.component(second.component()), arguments.toArray());
    }

    /** Returns what a message calls a delegate that conflicts with another one. */
    private String name(Candidate candidate, Candidate other) {
        String name = header.name(candidate.component());
        return candidate.isSupplied() && candidate.component() == other.component() ? name + ".get()" : name;
    }
}
