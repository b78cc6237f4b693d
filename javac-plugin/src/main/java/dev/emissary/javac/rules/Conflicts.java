/* The rules that say where two delegates conflict, and what reconciles them (EM-CONF). */
package dev.emissary.javac.rules;

import dev.emissary.javac.model.Forwarder;
import dev.emissary.javac.model.Header;
import dev.emissary.javac.model.Header.Component;
import dev.emissary.javac.model.Problem;
import dev.emissary.javac.model.Problem.Place;
import dev.emissary.javac.model.Problem.Severity;
import dev.emissary.javac.rules.HandImplemented.Asked;
import dev.emissary.javac.rules.InterfaceMembers.Member;
import dev.emissary.javac.rules.Reconciliation.Callee;
import dev.emissary.javac.rules.Reconciliation.Declaration;
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
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.TypeVariable;
import javax.lang.model.util.Types;

/** The conflicts of one emissary. */
final class Conflicts {
    private final Types types;
    private final TypeQuestions questions;
    private final CallTargets targets;
    private final Reconciliation reconciliation;
    private final DeclarableBounds declarableBounds;
    private final Header header;
    private final HandImplemented hand;
    private final Set<String> typeParameters;

    Conflicts(Types types, InterfaceMembers members, TypeElement emissary, Header header, HandImplemented hand) {
        this.types = types;
        this.questions = new TypeQuestions(types);
        this.targets = new CallTargets(types, members);
        this.declarableBounds = new DeclarableBounds(types, members);
        this.reconciliation = new Reconciliation(types, declarableBounds);
        this.header = header;
        this.hand = hand;
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
     * Looks for two members of one delegated interface that have the same parameters by its type arguments only, so that a
     * call of either is ambiguous (EM-CONF-7).
     */
    Optional<Problem> betweenMembers(List<Candidate> candidates) {
        for (Candidate one : candidates) {
            Optional<Problem> inherited = betweenInherited(one);
            if (inherited.isPresent()) {
                return inherited;
            }
            for (Candidate other : candidates.subList(candidates.indexOf(one) + 1, candidates.size())) {
                if (one.delegation() == other.delegation() && !haveSameErasure(one, other)) {
                    return Optional.of(sameSignature(
                            one, one.member().method(), other.member().method()));
                }
            }
        }
        return Optional.empty();
    }

    /** What an interface inherits twice is one member of it, which only a class with a method of its own can be asked for. */
    private Optional<Problem> betweenInherited(Candidate candidate) {
        List<ExecutableElement> inherited = candidate.member().alternatives();
        if (inherited.size() > 1 && isOfInterface(candidate)) {
            ExecutableElement first = inherited.get(0);
            for (ExecutableElement other : inherited) {
                if (!questions.sameErasedParameters((ExecutableType) first.asType(), (ExecutableType) other.asType())) {
                    return Optional.of(sameSignature(candidate, first, other));
                }
            }
        }
        return Optional.empty();
    }

    private boolean isOfInterface(Candidate candidate) {
        return header.components().get(candidate.delegation().component()).type() instanceof DeclaredType type
                && type.asElement().getKind().isInterface();
    }

    private Problem sameSignature(Candidate candidate, ExecutableElement one, ExecutableElement other) {
        return Problem.of(
                "method.same.signature",
                Place.component(candidate.delegation().component()),
                candidate.delegation().type(),
                one,
                other,
                component(candidate),
                candidate.supplied());
    }

    private boolean haveSameErasure(Candidate one, Candidate other) {
        DeclaredType declared = (DeclaredType) one.delegation().element().asType();
        return questions.sameErasedParameters(
                questions.asMemberOf(declared, one.member().method()),
                questions.asMemberOf(declared, other.member().method()));
    }

    /** A delegate must not be finalized when the emissary is garbage (EM-FWD-2). */
    Optional<Problem> ofFinalize(List<Candidate> candidates) {
        Candidate first = candidates.get(0);
        return first.member().method().getSimpleName().contentEquals("finalize")
                        && first.signature().getParameterTypes().isEmpty()
                ? Optional.of(Problem.of(
                        "method.finalize",
                        Place.component(first.delegation().component()),
                        first.delegation().element(),
                        component(first)))
                : Optional.empty();
    }

    /** Looks for a default method that the emissary would inherit, if nothing were forwarded (EM-CONF-6). */
    Optional<Problem> withDefault(List<Candidate> candidates, List<Asked> asking) {
        Candidate first = candidates.get(0);
        for (Asked asked : asking) {
            if (hand.isInheritedDefault(asked, candidates, asking) && hand.isLowest(asked)) {
                if (!hand.isSame(asked, first)) {
                    return Optional.of(withHand(candidates, asking, asked));
                }
                return reconciliation
                        .declaration(sides(candidates))
                        .map(declaration ->
                                problem("method.default", first, asked, declaration.text(types, typeParameters)))
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
                .declaration(sides(candidates, asking))
                .filter(declaration -> !declaration.callable().isEmpty());
    }

    /** Says why no method that only calls the delegate implements what is asked for as well (EM-CONF-5). */
    Problem withHand(List<Candidate> candidates, List<Asked> asking) {
        Asked inTheWay = asking.stream()
                .filter(asked -> allowed(candidates, List.of(asked)).isEmpty())
                .findFirst()
                .orElse(asking.get(0));
        return withHand(candidates, asking, inTheWay);
    }

    private Problem withHand(List<Candidate> candidates, List<Asked> asking, Asked asked) {
        Candidate first = candidates.get(0);
        List<Side> sides = sides(candidates, asking);
        Optional<Declaration> found = reconciliation.declaration(sides);
        if (found.isEmpty()) {
            return withoutResult(first, asked);
        }
        Declaration declaration = found.get();
        if (!hand.isSame(asked, first)) {
            return problem("method.required.clash", first, asked, declaration.text(types, typeParameters));
        }
        Side delegate = sides.get(0);
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
                    declaration.text(types, typeParameters));
        }
        boolean catchable = uncaught.stream().noneMatch(TypeVariable.class::isInstance);
        Declaration shown = catchable ? declaration.catching(delegate, uncaught) : declaration;
        return problem("method.required.throws", first, asked, uncaught, shown.text(types, typeParameters));
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
        List<Object> arguments =
                new ArrayList<>(List.of(candidate.supplied(), component(candidate), asked.supplied(), asked.element()));
        arguments.addAll(List.of(more));
        return new Problem(Severity.ERROR, key, asked.place(), arguments);
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
        return sides(candidates, hand.asking(candidates));
    }

    private List<Side> sides(List<Candidate> candidates, List<Asked> asking) {
        List<Side> sides = new ArrayList<>();
        for (Candidate candidate : candidates) {
            sides.add(side(candidate));
        }
        for (Candidate candidate : candidates) {
            addAlternatives(candidate.member(), candidate.delegation().type(), sides);
        }
        for (Asked asked : asking) {
            sides.add(side(asked, candidates, asking));
        }
        return sides;
    }

    /** A method of an interface that is implemented by hand; where the emissary would inherit it, it can be called. */
    private Side side(Asked asked, List<Candidate> candidates, List<Asked> asking) {
        Optional<Callee> inherited = hand.isInheritedDefault(asked, candidates, asking) && hand.isLowest(asked)
                ? Optional.of(new Callee(
                        new TypeText(Map.of()).of(types.erasure(asked.type())) + ".super",
                        asked.signature(),
                        TypeQuestions.isRaw(asked.type())))
                : Optional.empty();
        return new Side(inherited, asked.method(), asked.signature());
    }

    private void addAlternatives(Member member, DeclaredType type, List<Side> sides) {
        for (ExecutableElement alternative : member.alternatives()) {
            if (alternative != member.method()) {
                sides.add(new Side(Optional.empty(), alternative, questions.asMemberOf(type, alternative)));
            }
        }
    }
}
