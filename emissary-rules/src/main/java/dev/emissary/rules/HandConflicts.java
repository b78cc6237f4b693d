/* The rules that say where a delegate conflicts with what is implemented by hand, and what reconciles them (EM-CONF). */
package dev.emissary.rules;

import dev.emissary.model.Header;
import dev.emissary.model.Problem;
import dev.emissary.model.Problem.Severity;
import dev.emissary.rules.HandImplemented.Asked;
import dev.emissary.rules.Reconciliation.Declaration;
import dev.emissary.rules.Reconciliation.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.TypeVariable;

/** The conflicts between a delegate and the interfaces that an emissary implements by hand (EM-CONF-5, EM-CONF-6). */
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

    /** Looks for a default method that the emissary would inherit, if nothing were forwarded (EM-CONF-6). */
    Optional<Problem> withDefault(List<Candidate> candidates, List<Asked> asking) {
        Candidate first = candidates.get(0);
        for (Asked asked : asking) {
            if (hand.isInheritedDefault(asked, candidates, asking) && hand.isLowest(asked)) {
                if (!hand.isSame(asked, first)) {
                    return Optional.of(withAsked(candidates, asking, asked));
                }
                List<Side> all = sides.of(candidates);
                return reconciliation
                        .declaration(all)
                        .map(declaration ->
                                problem("method.default", first, asked, reconciliation.text(declaration, all)))
                        .or(() -> Optional.of(withoutResult(first, asked)));
            }
        }
        return Optional.empty();
    }

    /** Returns what is allowed to a method that calls the delegate and implements what is asked for as well (EM-CONF-5). */
    Optional<Declaration> allowed(List<Candidate> candidates, List<Asked> asking) {
        if (asking.stream().anyMatch(asked -> !hand.isSame(asked, candidates.get(0)))) {
            return Optional.empty();
        }
        return reconciliation
                .declaration(sides.of(candidates, asking))
                .filter(declaration -> !declaration.callable().isEmpty());
    }

    /** Says why no method that only calls the delegate implements what is asked for as well (EM-CONF-5). */
    Problem withAsked(List<Candidate> candidates, List<Asked> asking) {
        Asked inTheWay = asking.stream()
                .filter(asked -> allowed(candidates, List.of(asked)).isEmpty())
                .findFirst()
                .orElse(asking.get(0));
        return withAsked(candidates, asking, inTheWay);
    }

    private Problem withAsked(List<Candidate> candidates, List<Asked> asking, Asked asked) {
        Candidate first = candidates.get(0);
        List<Side> all = sides.of(candidates, asking);
        Optional<Declaration> found = reconciliation.declaration(all);
        if (found.isEmpty()) {
            return withoutResult(first, asked);
        }
        Declaration declaration = found.get();
        if (!hand.isSame(asked, first)) {
            return problem("method.required.clash", first, asked, reconciliation.text(declaration, all));
        }
        Side delegate = sides.of(first);
        List<TypeMirror> uncaught =
                reconciliation.uncaught(declaration, delegate).orElse(List.of());
        if (uncaught.isEmpty()) {
            return problem(
                    "method.required.result",
                    first,
                    asked,
                    reconciliation
                            .result(declaration, delegate)
                            .orElse(first.signature().getReturnType()),
                    declaration.returned(),
                    reconciliation.text(declaration, all));
        }
        boolean catchable = uncaught.stream().noneMatch(TypeVariable.class::isInstance);
        Declaration shown = catchable ? declaration.catching(delegate, uncaught) : declaration;
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
        List<Object> arguments = new ArrayList<>(List.of(
                candidate.supplied(),
                header.components().get(candidate.delegation().component()).name(),
                asked.supplied(),
                asked.element()));
        arguments.addAll(List.of(more));
        return new Problem(Severity.ERROR, key, asked.place(), arguments);
    }
}
