package dev.emissary.rules;

import dev.emissary.model.Header;
import dev.emissary.model.Problem;
import dev.emissary.rules.HandImplemented.Asked;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.TypeVariable;

/**
 * The rules for where a delegate conflicts with an interface that the emissary implements by hand, and what reconciles
 * them (EM-CONF-5, EM-CONF-6).
 */
final class HandConflicts {
    private final Reconciliation reconciliation;
    private final Header header;
    private final HandImplemented hand;
    private final Sides sides;

    HandConflicts(Header header, HandImplemented hand, Sides sides, Reconciliation reconciliation) {
        this.reconciliation = reconciliation;
        this.header = header;
        this.hand = hand;
        this.sides = sides;
    }

    /** Looks for a default method that the emissary would inherit if nothing were forwarded (EM-CONF-6). */
    Optional<Problem> withDefault(OverrideGroup group, List<Asked> asking) {
        Candidate first = group.first();
        for (Asked asked : asking) {
            if (hand.isInheritedDefault(asked, group, asking) && hand.isLowest(asked)) {
                if (!hand.isSame(asked, first)) {
                    return Optional.of(withAsked(group, asking, asked));
                }
                List<Side> all = sides.of(group);
                return reconciliation
                        .method(all)
                        .map(method -> problem("method.default", first, asked, reconciliation.text(method, all)))
                        .or(() -> Optional.of(withoutResult(first, asked)));
            }
        }
        return Optional.empty();
    }

    /** Returns a method that calls the delegate and also implements the required methods, if possible (EM-CONF-5). */
    Optional<ReconcilingMethod> allowed(OverrideGroup group, List<Asked> asking) {
        if (asking.stream().anyMatch(asked -> !hand.isSame(asked, group.first()))) {
            return Optional.empty();
        }
        return reconciliation
                .method(sides.of(group, asking))
                .filter(method -> !method.callable().isEmpty());
    }

    /** Returns why no method that only calls the delegate also implements the required methods (EM-CONF-5). */
    Problem withAsked(OverrideGroup group, List<Asked> asking) {
        Asked inTheWay = asking.stream()
                .filter(asked -> allowed(group, List.of(asked)).isEmpty())
                .findFirst()
                .orElse(asking.get(0));
        return withAsked(group, asking, inTheWay);
    }

    private Problem withAsked(OverrideGroup group, List<Asked> asking, Asked asked) {
        Candidate first = group.first();
        List<Side> all = sides.of(group, asking);
        Optional<ReconcilingMethod> found = reconciliation.method(all);
        if (found.isEmpty()) {
            return withoutResult(first, asked);
        }
        ReconcilingMethod method = found.get();
        if (!hand.isSame(asked, first)) {
            return problem("method.required.clash", first, asked, reconciliation.text(method, all));
        }
        Side delegate = sides.of(first);
        List<TypeMirror> uncaught = reconciliation.uncaught(method, delegate).orElse(List.of());
        if (uncaught.isEmpty()) {
            return problem(
                    "method.required.result",
                    first,
                    asked,
                    reconciliation
                            .result(method, delegate)
                            .orElse(first.signature().getReturnType()),
                    method.returned(),
                    reconciliation.text(method, all));
        }
        boolean catchable = uncaught.stream().noneMatch(TypeVariable.class::isInstance);
        ReconcilingMethod shown = catchable ? method.catching(delegate, uncaught) : method;
        return problem("method.required.throws", first, asked, uncaught, reconciliation.text(shown, all));
    }

    private Problem withoutResult(Candidate candidate, Asked asked) {
        return problem(
                "method.required.returns",
                candidate,
                asked,
                candidate.signature().getReturnType(),
                asked.signature().getReturnType());
    }

    private Problem problem(String key, Candidate candidate, Asked asked, Object... more) {
        List<Object> arguments = new ArrayList<>(
                List.of(candidate.supplied(), header.name(candidate.component()), asked.supplied(), asked.element()));
        arguments.addAll(List.of(more));
        return Problem.of(key, asked.place(), arguments.toArray());
    }
}
