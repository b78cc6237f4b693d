package dev.emissary.rules.conflicts;

import dev.emissary.rules.advice.ParameterNames;
import dev.emissary.rules.advice.SuppressionText;
import dev.emissary.rules.conflicts.ReconcilingMethod.Shape;
import dev.emissary.rules.types.DeclarableBounds;
import dev.emissary.rules.types.MentionedTypes;
import dev.emissary.rules.types.ProgramFacts.Deprecation;
import dev.emissary.rules.types.ProgramRules;
import dev.emissary.rules.types.Substitution;
import dev.emissary.rules.types.TypeForms;
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

/**
 * Finds a method that overrides all of several methods, and calls one that belongs to a delegate (EM-CONF-1,
 * EM-CONF-2).
 */
public final class Reconciliation extends ProgramRules {
    private final DelegateCalls calls;
    private final DeclarableBounds declarableBounds;
    private final TypeElement emissary;

    public Reconciliation(ProgramRules rules, TypeElement emissary) {
        super(rules);
        this.emissary = emissary;
        calls = new DelegateCalls(this);
        declarableBounds = new DeclarableBounds(this);
    }

    /** Finds a method that overrides all of several methods; empty if none of their return types suits all, or it has no name. */
    public Optional<ReconcilingMethod> method(List<OverriddenMethod> allOverridden) {
        if (!hasName(allOverridden)) {
            return Optional.empty();
        }
        return Stream.concat(
                        allOverridden.stream()
                                .filter(overridden ->
                                        allOverridden.stream().allMatch(other -> isSubsignature(overridden, other)))
                                .filter(overridden -> declarableBounds
                                        .undeclarable(overridden.method(), overridden.signature())
                                        .isEmpty())
                                .map(overridden -> new Shape(overridden, false)),
                        // The erasure of a signature is a subsignature of it (JLS 8.4.2).
                        Stream.of(new Shape(allOverridden.get(0), true)))
                .filter(shape -> shape.isGeneric() || allOverridden.stream().allMatch(OverriddenMethod::isErasable))
                .map(shape -> method(shape, allOverridden))
                .flatMap(Optional::stream)
                .findFirst();
    }

    /** Returns a method with erased types, which overrides every method of the same erasure (JLS 8.4.2). */
    public ReconcilingMethod erased(List<OverriddenMethod> allOverridden) {
        Shape shape = new Shape(allOverridden.get(0), true);
        return method(shape, allOverridden)
                .orElseGet(() -> method(shape, allOverridden, asDeclared(shape, allOverridden.get(0)), true));
    }

    private static boolean hasName(List<OverriddenMethod> allOverridden) {
        return ParameterNames.isIdentifier(allOverridden.get(0).method().getSimpleName());
    }

    /** Whether Java can write the name of all overridden methods, and there can be a common subtype of their return types. */
    boolean isPossible(List<OverriddenMethod> allOverridden) {
        List<TypeMirror> returned = new ArrayList<>();
        for (OverriddenMethod overridden : allOverridden) {
            returned.add(adapted(
                    overridden.signature().getReturnType(),
                    overridden,
                    allOverridden.get(0).signature()));
        }
        return hasName(allOverridden)
                && returned.stream()
                        .allMatch(one -> returned.stream().allMatch(other -> !questions.provablyDisjoint(one, other)));
    }

    private boolean isSubsignature(OverriddenMethod one, OverriddenMethod other) {
        return types.isSubsignature(one.signature(), other.signature());
    }

    private boolean sameSignature(Shape shape, OverriddenMethod overridden) {
        if (!shape.erased()) {
            return questions.sameSignature(overridden.signature(), shape.like().signature());
        }
        return !overridden.isGeneric()
                && overridden.signature().getParameterTypes().stream()
                        .allMatch(type -> types.isSameType(type, types.erasure(type)));
    }

    private TypeMirror adapted(TypeMirror type, OverriddenMethod overridden, ExecutableType like) {
        return Substitution.adapting(overridden.signature(), like, types).in(type);
    }

    private Optional<ReconcilingMethod> method(Shape shape, List<OverriddenMethod> allOverridden) {
        return returnType(shape, allOverridden, (returned, overridden) -> isSafe(returned, shape, overridden))
                .map(returned -> method(shape, allOverridden, returned, false))
                .or(() -> returnType(
                                shape,
                                allOverridden,
                                (returned, overridden) -> isSubstitutable(returned, shape, overridden))
                        .map(returned -> method(shape, allOverridden, returned, true)));
    }

    private ReconcilingMethod method(
            Shape shape, List<OverriddenMethod> allOverridden, TypeMirror returned, boolean uncheckedReturn) {
        List<TypeMirror> thrown = thrown(shape, allOverridden.get(0));
        for (OverriddenMethod overridden : allOverridden) {
            thrown = throwsClauses.common(thrown, thrown(shape, overridden));
        }
        List<TypeMirror> allowed = thrown;
        List<OverriddenMethod> callable = allOverridden.stream()
                .filter(overridden -> call(shape, overridden)
                        .filter(call ->
                                call.isAssignableTo(returned, types) && throwsClauses.covers(allowed, call.thrown()))
                        .isPresent())
                .sorted(Comparator.comparing((OverriddenMethod overridden) ->
                                !uncheckedReturn && isUnchecked(shape, overridden, returned))
                        .thenComparing(this::deprecation))
                .toList();
        boolean unchecked = uncheckedReturn
                || callable.stream().limit(1).anyMatch(overridden -> isUnchecked(shape, overridden, returned));
        return new ReconcilingMethod(shape, returned, thrown, callable, List.of(), unchecked);
    }

    /** Returns a method for some overridden methods as one line of text for the emissary. */
    public String text(ReconcilingMethod method, List<OverriddenMethod> allOverridden) {
        List<ExecutableElement> toOverride = allOverridden.stream()
                .flatMap(overridden -> overridden.declarations().stream())
                .distinct()
                .toList();
        ReconcilingMethod written = withoutRaw(method, allOverridden);
        Shape shape = written.shape();
        Map<Boolean, List<OverriddenMethod>> unsafe = allOverridden.stream()
                .filter(overridden -> !isSafe(written.returned(), shape, overridden))
                .collect(Collectors.partitioningBy(
                        overridden -> overridden.method().getModifiers().contains(Modifier.ABSTRACT)));
        // Up to JDK 25, javac warns of a result beside the method that it implements, where only the class suppresses.
        boolean onClass = !unsafe.get(true).isEmpty();
        boolean onMethod = written.unchecked()
                && (!onClass
                        || !unsafe.get(false).isEmpty()
                        || written.callable().stream()
                                .limit(1)
                                .anyMatch(overridden -> isUnchecked(shape, overridden, written.returned())));
        String text = new ReconcilingMethodText(this, written, onMethod, emissary, toOverride).text();
        return onClass ? text + " // with " + SuppressionText.of(Set.of("unchecked")) + " on the class" : text;
    }

    /** Returns the same method with unbounded wildcards in a raw result, if that overrides all methods too. */
    private ReconcilingMethod withoutRaw(ReconcilingMethod method, List<OverriddenMethod> allOverridden) {
        if (!TypeForms.isRaw(method.returned())) {
            return method;
        }
        TypeMirror returned = questions.withWildcards(method.returned());
        return allOverridden.stream().allMatch(overridden -> isSafe(returned, method.shape(), overridden))
                ? method.returning(returned)
                : method;
    }

    /** Returns the result type of an overridden method when called by a method; empty if it cannot be called. */
    Optional<TypeMirror> result(ReconcilingMethod method, OverriddenMethod overridden) {
        return call(method.shape(), overridden).map(DelegateCalls.Call::returned);
    }

    /** Returns the exceptions of an overridden method that a method is not allowed to throw; empty if its result does not fit. */
    Optional<List<TypeMirror>> uncaught(ReconcilingMethod method, OverriddenMethod overridden) {
        return call(method.shape(), overridden)
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

    /** Whether a method passes arguments to an overridden method and returns its result without an unchecked conversion. */
    boolean callsChecked(ReconcilingMethod method, OverriddenMethod overridden) {
        return call(method.shape(), overridden)
                .filter(call -> !call.converts()
                        && (!TypeForms.isReference(method.returned())
                                || types.isSubtype(call.returned(), method.returned())))
                .isPresent();
    }

    /** Whether javac converts a type to another without an unchecked warning (JLS 5.1.9). */
    private boolean convertsChecked(TypeMirror from, TypeMirror to) {
        return types.isSubtype(from, to)
                || (TypeForms.isReifiable(to) && types.isSubtype(types.erasure(from), types.erasure(to)));
    }

    private Deprecation deprecation(OverriddenMethod overridden) {
        return overridden
                .callee()
                .map(OverriddenMethod.Callee::method)
                .map(facts::deprecation)
                .orElse(Deprecation.NONE);
    }

    private boolean isUnchecked(Shape shape, OverriddenMethod overridden, TypeMirror returned) {
        return call(shape, overridden)
                .filter(call -> call.unchecked()
                        || (TypeForms.isReference(returned) && !convertsChecked(call.returned(), returned)))
                .isPresent();
    }

    private Optional<TypeMirror> returnType(
            Shape shape, List<OverriddenMethod> allOverridden, BiPredicate<TypeMirror, OverriddenMethod> legal) {
        // A class may return a type that suits all its interfaces, even if they do not agree on one.
        Stream<TypeMirror> known = allOverridden.stream()
                .flatMap(overridden -> call(shape, overridden).stream())
                .map(DelegateCalls.Call::returned)
                .filter(returned -> !MentionedTypes.of(returned).haveCapture());
        return Stream.concat(allOverridden.stream().map(overridden -> asDeclared(shape, overridden)), known)
                .filter(returned -> allOverridden.stream().allMatch(overridden -> legal.test(returned, overridden)))
                .min(Comparator.comparing(type -> MentionedTypes.of(type).haveRaw()));
    }

    /** Returns an overridden method's return type in terms of the method to declare, or its erasure if that has not its variables. */
    private TypeMirror asDeclared(Shape shape, OverriddenMethod overridden) {
        TypeMirror returned = overridden.signature().getReturnType();
        if (sameSignature(shape, overridden)) {
            return adapted(returned, overridden, shape.like().signature());
        }
        return Substitution.mentions(overridden.signature(), returned, types) ? types.erasure(returned) : returned;
    }

    private TypeMirror toOverride(Shape shape, OverriddenMethod overridden) {
        TypeMirror returned = overridden.signature().getReturnType();
        return sameSignature(shape, overridden)
                ? adapted(returned, overridden, shape.like().signature())
                : returned;
    }

    private boolean isSafe(TypeMirror returned, Shape shape, OverriddenMethod overridden) {
        TypeMirror expected = toOverride(shape, overridden);
        return types.isSameType(returned, expected)
                || (TypeForms.isReference(expected)
                        && TypeForms.isReference(returned)
                        && convertsChecked(returned, expected));
    }

    /** JLS 8.4.5 as javac checks it: if the signatures differ, a subtype of the erasure is enough. */
    private boolean isSubstitutable(TypeMirror returned, Shape shape, OverriddenMethod overridden) {
        TypeMirror expected = toOverride(shape, overridden);
        if (!TypeForms.isReference(expected) || !TypeForms.isReference(returned)) {
            return returned.getKind() == expected.getKind();
        }
        return types.isAssignable(returned, expected)
                || (!sameSignature(shape, overridden) && types.isSubtype(returned, types.erasure(expected)));
    }

    private Optional<DelegateCalls.Call> call(Shape shape, OverriddenMethod overridden) {
        ExecutableType caller = shape.signature(types);
        return overridden.callee().flatMap(callee -> calls.call(callee, caller));
    }

    /**
     * Returns what an overridden method allows an overriding method to throw; only one with its signature has its type parameters.
     */
    private List<TypeMirror> thrown(Shape shape, OverriddenMethod overridden) {
        boolean same = sameSignature(shape, overridden);
        return overridden.signature().getThrownTypes().stream()
                .filter(type -> same || !(type instanceof TypeVariable))
                .map(type -> same ? adapted(type, overridden, shape.like().signature()) : type)
                .toList();
    }
}
