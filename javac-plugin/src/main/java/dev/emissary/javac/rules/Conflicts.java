/* The rules that say where two delegates conflict, and what reconciles them (EM-CONF). */
package dev.emissary.javac.rules;

import dev.emissary.javac.model.Delegations;
import dev.emissary.javac.model.Delegations.Implemented;
import dev.emissary.javac.model.Forwarder;
import dev.emissary.javac.model.Header;
import dev.emissary.javac.model.Header.Component;
import dev.emissary.javac.model.Problem;
import dev.emissary.javac.model.Problem.Place;
import dev.emissary.javac.model.Problem.Severity;
import dev.emissary.javac.rules.InterfaceMembers.Member;
import dev.emissary.javac.rules.Reconciliation.Callee;
import dev.emissary.javac.rules.Reconciliation.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeVariable;
import javax.lang.model.util.Types;

/** The conflicts of one emissary. */
final class Conflicts {
    private final Types types;
    private final TypeQuestions questions;
    private final InterfaceMembers members;
    private final CallTargets targets;
    private final Reconciliation reconciliation;
    private final DeclarableBounds declarableBounds;
    private final Header header;
    private final Delegations delegations;
    private final Set<String> typeParameters;

    Conflicts(Types types, InterfaceMembers members, TypeElement emissary, Header header, Delegations delegations) {
        this.types = types;
        this.questions = new TypeQuestions(types);
        this.members = members;
        this.targets = new CallTargets(types, members);
        this.declarableBounds = new DeclarableBounds(types, members);
        this.reconciliation = new Reconciliation(types, declarableBounds);
        this.header = header;
        this.delegations = delegations;
        this.typeParameters = emissary.getTypeParameters().stream()
                .map(parameter -> parameter.getSimpleName().toString())
                .collect(Collectors.toSet());
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
    Optional<Problem> among(List<Candidate> candidates) {
        Candidate first = candidates.get(0);
        for (Candidate other : candidates) {
            if (other.delegation().component() != first.delegation().component()
                    || (!questions.overrideEquivalent(first.signature(), other.signature())
                            && !overriddenByErasure(first, other))) {
                return Optional.of(problem(candidates, first, other));
            }
        }
        return Optional.empty();
    }

    /**
     * Looks for a type parameter that no class can declare in the method that would forward to one component.
     *
     * @param candidates the methods that it implements
     * @param forwarder the method that is chosen for them
     * @return the problem; nothing when the forwarder is right
     */
    Optional<Problem> undeclarable(List<Candidate> candidates, Forwarder forwarder) {
        return declarableBounds
                .undeclarable(forwarder.method(), forwarder.signature())
                .map(variable -> undeclarable(candidates, variable));
    }

    /** Bounds that exclude each other cannot be inherited by any type; any other bound can be erased by hand. */
    private Problem undeclarable(List<Candidate> candidates, TypeVariable variable) {
        Candidate candidate = candidates.get(0);
        List<Object> arguments = new ArrayList<>(
                List.of(candidate.supplied(), component(candidate), new TypeText(Map.of()).declaration(variable)));
        boolean several = variable.getUpperBound().getKind() == TypeKind.INTERSECTION;
        if (!several) {
            arguments.add(reconciliation.erased(sides(candidates)).text(types, typeParameters));
        }
        return new Problem(
                Severity.ERROR,
                several ? "method.bounds" : "method.bound",
                Place.component(candidate.delegation().component()),
                arguments);
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
        List<Side> sides = sides(candidates);
        Optional<String> declaration =
                reconciliation.declaration(sides).map(found -> found.text(types, typeParameters));
        if (declaration.isEmpty()) {
            return returnTypeProblem(candidates, first, second, !reconciliation.canHaveCommonReturnType(sides));
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
                                .declaration(List.of(side(one), side(two)))
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

    private Side side(Candidate candidate) {
        ExecutableElement method = candidate.member().method();
        Component component = header.components().get(candidate.delegation().component());
        Callee callee = targets.callee(component, candidate.delegation().type(), method, candidate.signature());
        return new Side(Optional.of(callee), method, candidate.signature());
    }

    private Problem problem(String key, Candidate first, Candidate second, Object... more) {
        List<Object> arguments =
                new ArrayList<>(List.of(first.supplied(), component(first), second.supplied(), component(second)));
        arguments.addAll(List.of(more));
        return new Problem(
                Severity.ERROR, key, Place.component(second.delegation().component()), arguments);
    }

    private String component(Candidate candidate) {
        return header.components().get(candidate.delegation().component()).name();
    }

    /** What the delegates supply, and what the method must override besides. */
    private List<Side> sides(List<Candidate> candidates) {
        List<Side> sides = new ArrayList<>();
        for (Candidate candidate : candidates) {
            sides.add(side(candidate));
        }
        for (Candidate candidate : candidates) {
            addAlternatives(candidate.member(), candidate.delegation().type(), sides);
        }
        for (Implemented implemented : delegations.implemented()) {
            if (implemented.type().getKind() == TypeKind.DECLARED && !isDelegated(implemented)) {
                addRequired((DeclaredType) implemented.type(), candidates.get(0), sides);
            }
        }
        return sides;
    }

    private boolean isDelegated(Implemented implemented) {
        return delegations.delegations().stream()
                .anyMatch(delegation -> types.isSameType(delegation.type(), implemented.type()));
    }

    /** An interface that is implemented by hand asks for the same method, or not. */
    private void addRequired(DeclaredType type, Candidate candidate, List<Side> sides) {
        for (Member member : members.of((TypeElement) type.asElement())) {
            ExecutableType signature = questions.asMemberOf(type, member.method());
            if (member.method()
                            .getSimpleName()
                            .equals(candidate.member().method().getSimpleName())
                    && questions.sameErasedParameters(signature, candidate.signature())) {
                sides.add(new Side(Optional.empty(), member.method(), signature));
                addAlternatives(member, type, sides);
            }
        }
    }

    private void addAlternatives(Member member, DeclaredType type, List<Side> sides) {
        for (ExecutableElement alternative : member.alternatives()) {
            if (alternative != member.method()) {
                sides.add(new Side(Optional.empty(), alternative, questions.asMemberOf(type, alternative)));
            }
        }
    }
}
