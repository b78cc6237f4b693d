package dev.emissary.rules;

import dev.emissary.model.Forwarder;
import dev.emissary.model.Header;
import dev.emissary.model.PlannedMethod;
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
import javax.lang.model.util.Types;

/** Chooses the one forwarder that overrides all methods that it implements (EM-FWD-3, EM-FWD-4, EM-FWD-5). */
final class ForwarderChoice {
    private final Types types;
    private final TypeQuestions questions;
    private final CallTargets targets;
    private final ThrowsClauses throwsClauses;

    ForwarderChoice(Types types, InterfaceMembers members) {
        this.types = types;
        this.questions = new TypeQuestions(types);
        this.targets = new CallTargets(types, members);
        this.throwsClauses = new ThrowsClauses(types);
    }

    /** Returns the signature with which a method overrides all declarations of an interface's method. */
    ExecutableType overriding(Candidate candidate) {
        return overriding(declarations(new OverrideGroup(List.of(candidate))), candidate.typed())
                .signature();
    }

    /** Chooses the forwarder for methods of one component that a single method has to implement. */
    Choice.Forward choose(OverrideGroup group, Header header) {
        int component = group.first().component();
        TypeMirror componentType = header.components().get(component).type();
        List<Candidate> lowest = lowest(group);
        int mostSpecific = questions.mostSpecific(returnTypes(lowest));
        Candidate chosen = lowest.get(Math.max(0, mostSpecific));
        boolean ambiguous = targets.isAmbiguous(componentType, chosen.member().method(), chosen.signature());
        ExecutableElement target =
                ambiguous ? chosen.member().method() : target(componentType, chosen, mostSpecific >= 0);
        TypeMirror returned =
                mostSpecific >= 0 ? chosen.signature().getReturnType() : targets.returnType(componentType, target);
        List<TypedMethod> declared = declarations(group);
        TypedMethod overriding = overriding(declared, chosen.typed());
        boolean raw = overriding.signature() != chosen.signature();
        boolean byErasure = (raw && !chosen.signature().getTypeVariables().isEmpty())
                || needsErasure(overriding.signature(), returned, declared);
        TypeMirror result = byErasure && TypeQuestions.isReference(returned) ? types.erasure(returned) : returned;
        List<TypeMirror> thrown = thrown(lowest, chosen);
        ExecutableElement meant = chosen.member().method();
        // A raw declaration takes these parameters as they are, if it returns enough; one of a raw interface does not.
        boolean redirected = raw
                && target.equals(meant)
                && targets.isBetter(overriding.method(), chosen.signature(), overriding.signature())
                && types.isSubtype(overriding.signature().getReturnType(), result);
        boolean misdirected = !ambiguous
                && targets.isMisdirected(componentType, meant, chosen.signature(), target, overriding.signature());
        boolean unchecked = raw
                || byErasure
                || returnsUnchecked(returned, declared)
                || overridesErased(chosen, declared)
                || throwsUnchecked(overriding.signature(), thrown, declared);
        Forwarder forwarder = new Forwarder(
                component,
                overriding.method(),
                overriding.signature(),
                result,
                byErasure ? erasures(thrown) : thrown,
                redirected ? overriding.method() : misdirected ? meant : target,
                redirected || ambiguous || misdirected || targets.isHidden(componentType, target),
                false,
                lint(chosen, overriding, declared, unchecked));
        return choice(forwarder, componentType);
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

    private List<TypeMirror> erasures(List<TypeMirror> all) {
        List<TypeMirror> erasures = new ArrayList<>(all.size());
        for (TypeMirror type : all) {
            erasures.add(types.erasure(type));
        }
        return erasures;
    }

    /** Returns a choice that calls a component of a given type. */
    Choice.Forward choice(Forwarder forwarder, TypeMirror componentType) {
        TypeMirror returned = forwarder.returnType();
        return new Choice.Forward(
                forwarder,
                replaceable(componentType, returned),
                new MentionedTypes()
                        .add(forwarder.signature().getParameterTypes())
                        .add(returned)
                        .add(forwarder.thrownTypes())
                        .addBounds(forwarder.signature().getTypeVariables())
                        .elements());
    }

    /** Returns the method that a choice adds to an emissary. */
    PlannedMethod method(Choice choice, TypeElement emissary) {
        return choice instanceof Choice.Forward forward
                ? forwarder(forward, emissary)
                : ((Choice.Omit) choice).standIn();
    }

    /** A delegate that returns itself is replaced wherever the emissary is what the method returns (EM-FWD-5). */
    private Forwarder forwarder(Choice.Forward choice, TypeElement emissary) {
        boolean replaces = choice.returned().isPresent()
                && types.isSubtype(emissary.asType(), choice.returned().get());
        return replaces ? choice.forwarder().replacingSelf() : choice.forwarder();
    }

    /**
     * Selects the method that the body calls. If a class does not return what the interface declares, javac reports
     * this mistake when it attributes that class, possibly after the emissary.
     */
    private ExecutableElement target(TypeMirror componentType, Candidate chosen, boolean agreed) {
        ExecutableElement method = chosen.member().method();
        ExecutableElement target =
                targets.select(componentType, chosen.delegated().type(), method, chosen.signature());
        boolean mistaken = agreed
                && !questions.returnTypeSubstitutable(
                        targets.returnType(componentType, target),
                        chosen.signature().getReturnType());
        return mistaken ? method : target;
    }

    private static Set<String> lint(
            Candidate chosen, TypedMethod overriding, List<TypedMethod> declared, boolean unchecked) {
        Set<String> lint = new HashSet<>(chosen.member().lint());
        if (unchecked) {
            lint.add("unchecked");
        }
        for (TypedMethod other : declared) {
            if (other.method().isVarArgs() != overriding.method().isVarArgs()) {
                lint.add("overrides");
            }
        }
        return lint;
    }

    /** Whether the method of a raw interface overrides one with type arguments. */
    private boolean overridesErased(Candidate chosen, List<TypedMethod> declared) {
        if (TypeQuestions.isRaw(chosen.delegated().type())) {
            for (TypedMethod other : declared) {
                if (!types.isSameType(other.signature(), types.erasure(other.signature()))) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Whether a method that is not generic throws what a generic one allows only for some of its type arguments. */
    private boolean throwsUnchecked(ExecutableType signature, List<TypeMirror> thrown, List<TypedMethod> declared) {
        for (TypedMethod other : declared) {
            if (signature.getTypeVariables().isEmpty()
                    && !other.signature().getTypeVariables().isEmpty()
                    && !throwsClauses.covers(List.copyOf(other.signature().getThrownTypes()), thrown)) {
                return true;
            }
        }
        return false;
    }

    /** Returns every declaration of a method, or none if there is only one, which agrees with itself. */
    private List<TypedMethod> declarations(OverrideGroup group) {
        if (group.candidates().size() == 1 && group.first().declarations().size() == 1) {
            return List.of();
        }
        List<TypedMethod> all = new ArrayList<>();
        for (Candidate candidate : group.candidates()) {
            for (ExecutableElement method : candidate.declarations()) {
                all.add(new TypedMethod(
                        method, questions.asMemberOf(candidate.delegated().type(), method)));
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
    private boolean returnsUnchecked(TypeMirror returned, List<TypedMethod> declared) {
        for (TypedMethod other : declared) {
            if (convertsUnchecked(returned, other.signature().getReturnType())) {
                return true;
            }
        }
        return false;
    }

    private boolean convertsUnchecked(TypeMirror returned, TypeMirror overridden) {
        return TypeQuestions.isReference(returned)
                && TypeQuestions.isReference(overridden)
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
                        && TypeQuestions.isInterface(returned)
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
