package dev.emissary.rules;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.TypeVariable;
import javax.lang.model.util.Types;

/**
 * Finds a method that overrides all of several methods, and calls one that belongs to a delegate (EM-CONF-1,
 * EM-CONF-2).
 */
final class Reconciliation {
    private final Types types;
    private final TypeQuestions questions;
    private final ThrowsClauses throwsClauses;
    private final DelegateCalls calls;
    private final DeclarableBounds declarableBounds;
    private final ProgramFacts facts;
    private final TypeElement emissary;

    Reconciliation(Types types, DeclarableBounds declarableBounds, ProgramFacts facts, TypeElement emissary) {
        this.types = types;
        this.declarableBounds = declarableBounds;
        this.facts = facts;
        this.emissary = emissary;
        calls = new DelegateCalls(types);
        questions = new TypeQuestions(types);
        throwsClauses = new ThrowsClauses(types);
    }

    /** Finds a method that overrides all sides; empty if none of their return types suits all, or it has no name. */
    Optional<ReconcilingMethod> method(List<Side> sides) {
        if (!hasName(sides)) {
            return Optional.empty();
        }
        return Stream.concat(
                        sides.stream()
                                .filter(side -> sides.stream().allMatch(other -> isSubsignature(side, other)))
                                .filter(side -> declarableBounds
                                        .undeclarable(side.method(), side.signature())
                                        .isEmpty())
                                .map(side -> new Shape(side, false)),
                        // The erasure of a signature is a subsignature of it (JLS 8.4.2).
                        Stream.of(new Shape(sides.get(0), true)))
                .filter(shape -> shape.isGeneric() || sides.stream().allMatch(Side::isErasable))
                .map(shape -> method(shape, sides))
                .flatMap(Optional::stream)
                .findFirst();
    }

    /** Returns a method with erased types, which overrides every method of the same erasure (JLS 8.4.2). */
    ReconcilingMethod erased(List<Side> sides) {
        Shape shape = new Shape(sides.get(0), true);
        return method(shape, sides).orElseGet(() -> method(shape, sides, asDeclared(shape, sides.get(0)), true));
    }

    private static boolean hasName(List<Side> sides) {
        return ParameterNames.isIdentifier(sides.get(0).method().getSimpleName());
    }

    /** Whether Java can write the name of all sides, and there can be a common subtype of their return types. */
    boolean isPossible(List<Side> sides) {
        List<TypeMirror> returned = new ArrayList<>();
        for (Side side : sides) {
            returned.add(
                    adapted(side.signature().getReturnType(), side, sides.get(0).signature()));
        }
        return hasName(sides)
                && returned.stream()
                        .allMatch(one -> returned.stream().allMatch(other -> !questions.provablyDisjoint(one, other)));
    }

    private boolean isSubsignature(Side one, Side other) {
        return types.isSubsignature(one.signature(), other.signature());
    }

    /** The parameters and type parameters of the method to declare. */
    private record Shape(Side like, boolean erased) {
        boolean isGeneric() {
            return !erased && like.isGeneric();
        }
    }

    private boolean sameSignature(Shape shape, Side side) {
        if (!shape.erased()) {
            return isSubsignature(side, shape.like()) && isSubsignature(shape.like(), side);
        }
        return !side.isGeneric()
                && side.signature().getParameterTypes().stream()
                        .allMatch(type -> types.isSameType(type, types.erasure(type)));
    }

    private TypeMirror adapted(TypeMirror type, Side side, ExecutableType like) {
        return Substitution.adapting(side.signature(), like, types).in(type);
    }

    private Optional<ReconcilingMethod> method(Shape shape, List<Side> sides) {
        return returnType(shape, sides, (returned, side) -> isSafe(returned, shape, side))
                .map(returned -> method(shape, sides, returned, false))
                .or(() -> returnType(shape, sides, (returned, side) -> isSubstitutable(returned, shape, side))
                        .map(returned -> method(shape, sides, returned, true)));
    }

    private ReconcilingMethod method(Shape shape, List<Side> sides, TypeMirror returned, boolean uncheckedReturn) {
        List<TypeMirror> thrown = thrown(shape, sides.get(0));
        for (Side side : sides) {
            thrown = throwsClauses.common(thrown, thrown(shape, side));
        }
        List<TypeMirror> allowed = thrown;
        List<Side> callable = sides.stream()
                .filter(side -> call(shape, side)
                        .filter(call ->
                                call.isAssignableTo(returned, types) && throwsClauses.covers(allowed, call.thrown()))
                        .isPresent())
                .sorted(Comparator.comparing((Side side) -> !uncheckedReturn && isUnchecked(shape, side, returned))
                        .thenComparing(this::deprecation))
                .toList();
        boolean unchecked =
                uncheckedReturn || callable.stream().limit(1).anyMatch(side -> isUnchecked(shape, side, returned));
        return new ReconcilingMethod(shape.like(), shape.erased(), returned, thrown, callable, List.of(), unchecked);
    }

    /** Returns a method for some sides as one line of text for the emissary. */
    String text(ReconcilingMethod method, List<Side> sides) {
        List<ExecutableElement> overridden = sides.stream()
                .flatMap(side -> side.declarations().stream())
                .distinct()
                .toList();
        ReconcilingMethod written = withoutRaw(method, sides);
        Shape shape = new Shape(written.like(), written.erased());
        Map<Boolean, List<Side>> unsafe = sides.stream()
                .filter(side -> !isSafe(written.returned(), shape, side))
                .collect(Collectors.partitioningBy(
                        side -> side.method().getModifiers().contains(Modifier.ABSTRACT)));
        // Up to JDK 25, javac warns of a result beside the method that it implements, where only the class suppresses.
        boolean onClass = !unsafe.get(true).isEmpty();
        boolean onMethod = written.unchecked()
                && (!onClass
                        || !unsafe.get(false).isEmpty()
                        || written.callable().stream()
                                .limit(1)
                                .anyMatch(side -> isUnchecked(shape, side, written.returned())));
        String text =
                new ReconcilingMethodText(types, written.suppressing(onMethod), emissary, overridden, facts).text();
        return onClass ? text + " // with " + SuppressionText.of(Set.of("unchecked")) + " on the class" : text;
    }

    /** Returns the same method with unbounded wildcards in a raw result, if that overrides all sides too. */
    private ReconcilingMethod withoutRaw(ReconcilingMethod method, List<Side> sides) {
        if (!TypeQuestions.isRaw(method.returned())) {
            return method;
        }
        TypeMirror returned = questions.withWildcards(method.returned());
        Shape shape = new Shape(method.like(), method.erased());
        return sides.stream().allMatch(side -> isSafe(returned, shape, side)) ? method.returning(returned) : method;
    }

    /** Returns the result type of a side when called by a method; empty if it cannot be called. */
    Optional<TypeMirror> result(ReconcilingMethod method, Side side) {
        return call(new Shape(method.like(), method.erased()), side).map(DelegateCalls.Call::returned);
    }

    /** Returns the exceptions of a side that a method is not allowed to throw; empty if its result does not fit. */
    Optional<List<TypeMirror>> uncaught(ReconcilingMethod method, Side side) {
        return call(new Shape(method.like(), method.erased()), side)
                .filter(call -> call.isAssignableTo(method.returned(), types))
                .map(call -> withoutSubclasses(call.thrown().stream()
                        .filter(thrown -> !throwsClauses.covers(method.thrown(), List.of(thrown)))
                        .toList()));
    }

    /** The alternatives of a catch clause are not subclasses of each other. */
    private List<TypeMirror> withoutSubclasses(List<TypeMirror> exceptions) {
        return exceptions.stream()
                .filter(one -> exceptions.stream()
                        .noneMatch(other -> !types.isSameType(one, other) && types.isSubtype(one, other)))
                .toList();
    }

    /** Whether a method passes arguments to a side and returns its result without an unchecked conversion. */
    boolean callsChecked(ReconcilingMethod method, Side side) {
        return call(new Shape(method.like(), method.erased()), side)
                .filter(call -> !call.converts()
                        && (!TypeQuestions.isReference(method.returned())
                                || types.isSubtype(call.returned(), method.returned())))
                .isPresent();
    }

    /** Whether javac converts a type to another without an unchecked warning (JLS 5.1.9). */
    private boolean convertsChecked(TypeMirror from, TypeMirror to) {
        return types.isSubtype(from, to)
                || (TypeQuestions.isReifiable(to) && types.isSubtype(types.erasure(from), types.erasure(to)));
    }

    private Deprecation deprecation(Side side) {
        return side.callee().map(Callee::method).map(facts::deprecation).orElse(Deprecation.NONE);
    }

    private boolean isUnchecked(Shape shape, Side side, TypeMirror returned) {
        return call(shape, side)
                .filter(call -> call.unchecked()
                        || (TypeQuestions.isReference(returned) && !convertsChecked(call.returned(), returned)))
                .isPresent();
    }

    private Optional<TypeMirror> returnType(Shape shape, List<Side> sides, BiPredicate<TypeMirror, Side> legal) {
        // A class may return a type that suits all its interfaces, even if they do not agree on one.
        Stream<TypeMirror> known = sides.stream()
                .flatMap(side -> call(shape, side).stream())
                .map(DelegateCalls.Call::returned)
                .filter(returned -> !TypeQuestions.mentionsCapture(returned));
        return Stream.concat(sides.stream().map(side -> asDeclared(shape, side)), known)
                .filter(returned -> sides.stream().allMatch(side -> legal.test(returned, side)))
                .min(Comparator.comparing(TypeQuestions::mentionsRaw));
    }

    /** Returns a side's return type in terms of the method to declare, or its erasure if that has not its variables. */
    private TypeMirror asDeclared(Shape shape, Side side) {
        TypeMirror returned = side.signature().getReturnType();
        if (sameSignature(shape, side)) {
            return adapted(returned, side, shape.like().signature());
        }
        return Substitution.mentions(side.signature(), returned, types) ? types.erasure(returned) : returned;
    }

    private TypeMirror toOverride(Shape shape, Side side) {
        TypeMirror returned = side.signature().getReturnType();
        return sameSignature(shape, side) ? adapted(returned, side, shape.like().signature()) : returned;
    }

    private boolean isSafe(TypeMirror returned, Shape shape, Side side) {
        TypeMirror overridden = toOverride(shape, side);
        return types.isSameType(returned, overridden)
                || (TypeQuestions.isReference(overridden)
                        && TypeQuestions.isReference(returned)
                        && convertsChecked(returned, overridden));
    }

    /** JLS 8.4.5 as javac checks it: if the signatures differ, a subtype of the erasure is enough. */
    private boolean isSubstitutable(TypeMirror returned, Shape shape, Side side) {
        TypeMirror overridden = toOverride(shape, side);
        if (!TypeQuestions.isReference(overridden) || !TypeQuestions.isReference(returned)) {
            return returned.getKind() == overridden.getKind();
        }
        return types.isAssignable(returned, overridden)
                || (!sameSignature(shape, side) && types.isSubtype(returned, types.erasure(overridden)));
    }

    private Optional<DelegateCalls.Call> call(Shape shape, Side side) {
        ExecutableType signature = shape.like().signature();
        ExecutableType caller = shape.erased() ? (ExecutableType) types.erasure(signature) : signature;
        return side.callee().flatMap(callee -> calls.call(callee, caller));
    }

    /**
     * Returns what a side allows an overriding method to throw; only one with its signature has its type parameters.
     */
    private List<TypeMirror> thrown(Shape shape, Side side) {
        boolean same = sameSignature(shape, side);
        return side.signature().getThrownTypes().stream()
                .filter(type -> same || !(type instanceof TypeVariable))
                .map(type -> same ? adapted(type, side, shape.like().signature()) : type)
                .toList();
    }
}
