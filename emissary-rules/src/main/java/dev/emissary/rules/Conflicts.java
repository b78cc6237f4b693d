/* The rules that say where two delegates conflict, and what reconciles them (EM-CONF). */
package dev.emissary.rules;

import dev.emissary.model.Header;
import dev.emissary.model.Line;
import dev.emissary.model.Problem;
import dev.emissary.model.Problem.Place;
import dev.emissary.model.Problem.Severity;
import dev.emissary.model.Site;
import dev.emissary.rules.ConflictSummary.Conflict;
import dev.emissary.rules.Reconciliation.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.util.Types;

/** The conflicts of one emissary. */
final class Conflicts {
    private final TypeQuestions questions;
    private final Reconciliation reconciliation;
    private final Header header;
    private final Sides sides;

    Conflicts(Types types, Header header, Sides sides, Reconciliation reconciliation) {
        this.questions = new TypeQuestions(types);
        this.reconciliation = reconciliation;
        this.header = header;
        this.sides = sides;
    }

    /**
     * Whether two methods of one name cannot both be implemented by a method of its own, because they, or methods of
     * different delegates that they override, have the same erasure (JLS 8.4.8.3).
     */
    static boolean needOneMethod(Candidate one, Candidate other, TypeQuestions questions) {
        return questions.sameErasedParameters(one.signature(), other.signature())
                || (one.delegation().component() != other.delegation().component()
                        && erasures(one)
                                .anyMatch(signature -> erasures(other)
                                        .anyMatch(another -> questions.sameErasedParameters(signature, another))));
    }

    private static Stream<ExecutableType> erasures(Candidate candidate) {
        return Stream.concat(
                Stream.of(candidate.signature()),
                candidate.declarations().stream().map(method -> (ExecutableType) method.asType()));
    }

    /**
     * Looks for a conflict among methods that one method would have to implement.
     *
     * @return the problem, at the second of the two that conflict; nothing when one forwarder is right for all
     */
    Optional<Conflict> among(List<Candidate> candidates) {
        Candidate first = candidates.get(0);
        for (Candidate other : candidates.subList(1, candidates.size())) {
            if (other.delegation().component() != first.delegation().component()
                    || (!questions.overrideEquivalent(first.signature(), other.signature())
                            && !overriddenByErasure(first, other))) {
                return Optional.of(new Conflict(first.delegation().component(), problem(candidates, first, other)));
            }
        }
        return Optional.empty();
    }

    /**
     * Whether one method with erased parameters overrides two methods of one component. No interface that is written in
     * Java has two such methods; those of Kotlin and Scala do.
     */
    private boolean overriddenByErasure(Candidate first, Candidate second) {
        return questions.mostSpecific(List.of(
                        first.signature().getReturnType(), second.signature().getReturnType()))
                >= 0;
    }

    private Problem problem(List<Candidate> candidates, Candidate first, Candidate second) {
        for (Candidate one : candidates) {
            for (Candidate other : candidates.subList(candidates.indexOf(one), candidates.size())) {
                if (!questions.sameErasedParameters(one.signature(), other.signature())
                        && needOneMethod(one, other, questions)) {
                    return problem("method.bridge", one, other);
                }
            }
        }
        List<Side> all = sides.of(candidates);
        Optional<String> declaration = reconciliation.declaration(all).map(found -> reconciliation.text(found, all));
        if (declaration.isEmpty()) {
            return returnTypeProblem(candidates, first, second, !reconciliation.canHaveCommonReturnType(all));
        }
        boolean sameSignature = questions.overrideEquivalent(first.signature(), second.signature());
        return problem(sameSignature ? "method.conflict" : "method.clash", first, second, declaration.get());
    }

    /** The problem with the first two delegates of whose return types neither can stand for the other. */
    private Problem returnTypeProblem(List<Candidate> candidates, Candidate first, Candidate second, boolean hopeless) {
        for (Candidate one : candidates) {
            for (Candidate two : candidates) {
                if (one.delegation().component() < two.delegation().component()
                        && reconciliation
                                .declaration(List.of(sides.of(one), sides.of(two)))
                                .isEmpty()) {
                    return returnTypeProblem(one, two, hopeless);
                }
            }
        }
        return returnTypeProblem(first, second, hopeless);
    }

    private Problem returnTypeProblem(Candidate first, Candidate second, boolean hopeless) {
        return problem(
                hopeless ? "method.irreconcilable" : "method.conflict.returns",
                first,
                second,
                first.signature().getReturnType(),
                second.signature().getReturnType());
    }

    /** Makes a problem; the methods of both are arguments only where both are named, or their type variables would be. */
    private Problem problem(String key, Candidate first, Candidate second, Object... more) {
        boolean namesBoth = key.equals("method.clash") || key.equals("method.bridge");
        List<Object> arguments = new ArrayList<>(List.of(
                Line.NONE,
                namesBoth ? first.supplied() : new Site(first.supplied()),
                component(first),
                second.supplied(),
                component(second)));
        arguments.addAll(List.of(more));
        return new Problem(
                Severity.ERROR, key, Place.component(second.delegation().component()), arguments);
    }

    private String component(Candidate candidate) {
        return header.components().get(candidate.delegation().component()).name();
    }
}
