package dev.emissary.rules.forwarding;

import dev.emissary.model.DelegatedInterface;
import dev.emissary.model.Forwarder;
import dev.emissary.model.Header;
import dev.emissary.rules.members.Candidate;
import dev.emissary.rules.members.InterfaceCalls;
import dev.emissary.rules.members.OverrideGroup;
import dev.emissary.rules.types.MentionedTypes;
import dev.emissary.rules.types.ProgramRules;
import dev.emissary.rules.types.TypeForms;
import dev.emissary.rules.types.TypeQuestions.TypedMethod;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/** Chooses the one forwarder that overrides all methods that it implements (EM-FWD-3, EM-FWD-4, EM-FWD-5). */
final class ForwarderChoice extends ProgramRules {
    private final InterfaceCalls calls;

    ForwarderChoice(ProgramRules rules) {
        super(rules);
        this.calls = new InterfaceCalls(this);
    }

    /**
     * The part of the decision about a forwarded method that is the same in every emissary that delegates the same to the
     * same component.
     *
     * @param forwarder the forwarder, which does not replace a delegate that returns itself
     * @param returned the interface that it returns; empty if the delegate cannot return itself as one
     * @param mentioned the classes and interfaces that its signature mentions
     */
    record Choice(Forwarder forwarder, Optional<TypeMirror> returned, List<TypeElement> mentioned) {
        Choice {
            mentioned = List.copyOf(mentioned);
        }
    }

    /** Returns the signature with which a method overrides all declarations of an interface's method. */
    ExecutableType overriding(Candidate candidate) {
        return overriding(declarations(new OverrideGroup(List.of(candidate))), candidate.typed())
                .signature();
    }

    /**
     * Chooses the forwarder for methods of one component that a single method has to implement; empty if no interface
     * has one with the result and the exceptions of all.
     */
    Optional<Choice> choose(OverrideGroup group, Header header) {
        TypeMirror componentType =
                header.components().get(group.first().component()).type();
        List<Candidate> lowest = lowest(group);
        Candidate chosen = chosen(lowest);
        List<TypeMirror> thrown = thrown(lowest, chosen);
        InterfaceCalls.Call call = calls.of(componentType, chosen);
        boolean agreed = questions.mostSpecific(returnTypes(lowest)) >= 0;
        boolean isFixed = call.isUpcast() || chosen.found().isPresent();
        if (isFixed && !(agreed && throwsClauses.covers(thrown, thrown(List.of(chosen), chosen)))) {
            return Optional.empty();
        }
        TypeMirror returned = agreed
                ? chosen.signature().getReturnType()
                : questions.asMemberOf(call.site(), call.method()).getReturnType();
        List<TypedMethod> declared = declarations(group);
        TypedMethod overriding = overriding(declared, chosen.typed());
        boolean raw = overriding.signature() != chosen.signature();
        boolean byErasure = (raw && !chosen.signature().getTypeVariables().isEmpty())
                || needsErasure(overriding.signature(), returned, declared);
        TypeMirror result = byErasure && TypeForms.isReference(returned) ? types.erasure(returned) : returned;
        if (raw && chosen.found().isEmpty()) {
            call = calls.withoutConversion(call, overriding, result, chosen);
        }
        Forwarder forwarder = new Forwarder(
                through(overriding.method(), group),
                overriding.method(),
                overriding.signature(),
                result,
                byErasure ? thrown.stream().map(types::erasure).toList() : thrown,
                call.method(),
                call.upcast(),
                call.supply(),
                false,
                lint(chosen, overriding, byErasure, returned, thrown, declared));
        return Optional.of(choice(forwarder, header));
    }

    /** Returns the first delegated interface that has a method. */
    private static DelegatedInterface through(ExecutableElement method, OverrideGroup group) {
        for (Candidate candidate : group.candidates()) {
            if (candidate.member().declarations().contains(method)) {
                return candidate.delegated();
            }
        }
        return group.first().delegated();
    }

    /** Returns a group with the method first that a forwarder would call. */
    OverrideGroup calledFirst(OverrideGroup group) {
        List<Candidate> candidates = new ArrayList<>(group.candidates());
        Candidate chosen = chosen(lowest(group));
        candidates.remove(chosen);
        candidates.add(0, chosen);
        return new OverrideGroup(candidates);
    }

    /**
     * Returns the method whose result suits all; of several, one that throws nothing that another does not allow, and
     * that takes erased arguments without a warning.
     */
    private Candidate chosen(List<Candidate> lowest) {
        if (lowest.size() == 1) {
            return lowest.get(0);
        }
        Candidate chosen = lowest.get(Math.max(0, questions.mostSpecific(returnTypes(lowest))));
        Candidate found = null;
        for (Candidate other : lowest) {
            boolean suits = questions.haveSameResult(other.signature(), chosen.signature())
                    && throwsClauses.covers(thrown(lowest, other), thrown(List.of(other), other));
            if (suits && (found == null || (!isReifiable(found) && isReifiable(other)))) {
                found = other;
            }
        }
        return found == null ? chosen : found;
    }

    private static boolean isReifiable(Candidate candidate) {
        for (TypeMirror type : candidate.signature().getParameterTypes()) {
            if (!TypeForms.isReifiable(type)) {
                return false;
            }
        }
        return true;
    }

    /** Returns the methods that no other one of a group overrides. */
    private List<Candidate> lowest(OverrideGroup group) {
        List<Candidate> lowest = new ArrayList<>(group.candidates().size());
        for (Candidate candidate : group.candidates()) {
            if (!isOverridden(candidate, group)) {
                lowest.add(candidate);
            }
        }
        return lowest;
    }

    private boolean isOverridden(Candidate candidate, OverrideGroup group) {
        for (Candidate other : group.candidates()) {
            if (questions.overridesFromBelow(other.typed(), candidate.typed())) {
                return true;
            }
        }
        return false;
    }

    private static List<TypeMirror> returnTypes(List<Candidate> candidates) {
        List<TypeMirror> returned = new ArrayList<>(candidates.size());
        for (Candidate candidate : candidates) {
            returned.add(candidate.signature().getReturnType());
        }
        return returned;
    }

    /** Returns what does not depend on the emissary of the choice of a forwarder. */
    Choice choice(Forwarder forwarder, Header header) {
        TypeMirror returned = forwarder.returnType();
        return new Choice(
                forwarder,
                replaceable(forwarder.delegate(header), returned),
                new MentionedTypes()
                        .add(forwarder.signature().getParameterTypes())
                        .add(returned)
                        .add(forwarder.thrownTypes())
                        .addBounds(forwarder.signature().getTypeVariables())
                        .elements());
    }

    /** A delegate that returns itself is replaced wherever the emissary is what the method returns (EM-FWD-5). */
    Forwarder forwarder(Choice choice, TypeElement emissary) {
        boolean replaces = choice.returned().isPresent()
                && types.isSubtype(emissary.asType(), choice.returned().get());
        return replaces ? choice.forwarder().replacingSelf() : choice.forwarder();
    }

    private Set<String> lint(
            Candidate chosen,
            TypedMethod overriding,
            boolean byErasure,
            TypeMirror returned,
            List<TypeMirror> thrown,
            List<TypedMethod> declared) {
        Set<String> lint = new HashSet<>(chosen.member().lint());
        if (byErasure) {
            lint.add("unchecked");
        }
        for (TypedMethod other : declared) {
            ExecutableType overridden = other.signature();
            if (convertsUnchecked(returned, overridden.getReturnType())
                    || overridesErased(chosen, overridden)
                    || throwsUnchecked(overriding.signature(), thrown, overridden)) {
                lint.add("unchecked");
            }
            if (other.method().isVarArgs() != overriding.method().isVarArgs()) {
                lint.add("overrides");
            }
        }
        return lint;
    }

    /** Whether the method of a raw interface overrides one with type arguments. */
    private boolean overridesErased(Candidate chosen, ExecutableType overridden) {
        return TypeForms.isRaw(chosen.delegated().type()) && !types.isSameType(overridden, types.erasure(overridden));
    }

    /** Whether a method that is not generic throws what a generic one allows only for some of its type arguments. */
    private boolean throwsUnchecked(ExecutableType signature, List<TypeMirror> thrown, ExecutableType overridden) {
        return signature.getTypeVariables().isEmpty()
                && !overridden.getTypeVariables().isEmpty()
                && !throwsClauses.covers(overridden.getThrownTypes(), thrown);
    }

    /** Returns every declaration of a method, or none if there is only one, which agrees with itself. */
    private List<TypedMethod> declarations(OverrideGroup group) {
        if (group.candidates().size() == 1 && group.first().declarations().size() == 1) {
            return List.of();
        }
        List<TypedMethod> all = new ArrayList<>();
        for (Candidate candidate : group.candidates()) {
            for (ExecutableElement method : candidate.declarations()) {
                all.add(questions.member(candidate.delegated().type(), method));
            }
        }
        return all;
    }

    /**
     * Returns the declaration whose parameters override those of all others (JLS 8.4.2). If the signature of one is the
     * erasure of another's, as {@code get(Object)} beside {@code get(K)}, only a method with the erasure overrides
     * both. It need not be the one with the most specific result, and it need not be declared at all.
     */
    private TypedMethod overriding(List<TypedMethod> all, TypedMethod chosen) {
        if (overridesAll(chosen, all)) {
            return chosen;
        }
        for (TypedMethod one : all) {
            if (overridesAll(one, all)) {
                return one;
            }
        }
        return new TypedMethod(chosen.method(), (ExecutableType) types.erasure(chosen.signature()));
    }

    private boolean overridesAll(TypedMethod one, List<TypedMethod> all) {
        for (TypedMethod other : all) {
            if (!types.isSubsignature(one.signature(), other.signature())) {
                return false;
            }
        }
        return true;
    }

    /**
     * Whether only the erasure of a result overrides another one (JLS 8.4.5), as where an interface in Scala has
     * {@code Option<Cat>} instead of {@code Option<Animal>}. Where the signature is the erasure of the other one, as
     * {@code m()} of {@code <T> m()}, a subtype of the other result's erasure is enough.
     */
    private boolean needsErasure(ExecutableType signature, TypeMirror returned, List<TypedMethod> declared) {
        if (signature.getTypeVariables().isEmpty()) {
            for (TypedMethod other : declared) {
                TypeMirror overridden = other.signature().getReturnType();
                boolean erased = !types.isSubsignature(other.signature(), signature);
                if (convertsUnchecked(returned, overridden)
                        && !(erased && types.isSubtype(returned, types.erasure(overridden)))) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Whether a result overrides another one only by unchecked conversion. */
    private boolean convertsUnchecked(TypeMirror returned, TypeMirror overridden) {
        return TypeForms.isReference(returned)
                && TypeForms.isReference(overridden)
                && !types.isSubtype(returned, overridden);
    }

    /** Returns the exceptions that every declaration of the method allows (JLS 8.4.8.3). */
    private List<TypeMirror> thrown(List<Candidate> candidates, Candidate chosen) {
        List<ExecutableType> others = new ArrayList<>();
        for (Candidate candidate : candidates) {
            for (ExecutableElement alternative : candidate.member().alternatives()) {
                if (alternative != chosen.member().method()) {
                    others.add(questions.asMemberOf(candidate.delegated().type(), alternative));
                }
            }
        }
        return throwsClauses.common(chosen.signature(), others);
    }

    /** Returns the interface that a method returns, if a delegate may be an instance of it. */
    private Optional<TypeMirror> replaceable(TypeMirror componentType, TypeMirror returned) {
        return returned.getKind() == TypeKind.DECLARED
                        && TypeForms.isInterface(returned)
                        && mayBeOf(componentType, types.erasure(returned))
                ? Optional.of(returned)
                : Optional.empty();
    }

    /** Whether a delegate may be an instance of an interface that its declared type does not have. */
    private boolean mayBeOf(TypeMirror componentType, TypeMirror returned) {
        return !(componentType instanceof DeclaredType declared)
                || !declared.asElement().getModifiers().contains(Modifier.FINAL)
                || types.isSubtype(types.erasure(componentType), returned);
    }
}
