package dev.emissary.rules;

import dev.emissary.model.Forwarder;
import dev.emissary.model.Header;
import dev.emissary.model.PlannedMethod;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.element.ElementKind;
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
        List<Candidate> lowest = group.stream()
                .filter(candidate -> group.stream()
                        .noneMatch(other -> questions.overridesFromBelow(other.typed(), candidate.typed())))
                .toList();
        int mostSpecific = questions.mostSpecific(lowest.stream()
                .map(candidate -> candidate.signature().getReturnType())
                .toList());
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
                || declared.stream().anyMatch(other -> needsErasure(overriding.signature(), returned, other));
        List<TypeMirror> thrown = thrown(lowest, chosen);
        boolean unchecked = raw
                || byErasure
                || overridesErased(chosen, declared)
                || declared.stream().anyMatch(other -> throwsUnchecked(overriding.signature(), thrown, other));
        Forwarder forwarder = new Forwarder(
                component,
                overriding.method(),
                overriding.signature(),
                byErasure && TypeQuestions.isReference(returned) ? types.erasure(returned) : returned,
                byErasure ? thrown.stream().map(types::erasure).toList() : thrown,
                target,
                ambiguous || targets.isHidden(componentType, target),
                false,
                lint(chosen, overriding, declared, unchecked));
        return choice(forwarder, componentType);
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

    /** A delegate that returns itself is replaced wherever the emissary has the required type (EM-FWD-5). */
    private Forwarder forwarder(Choice.Forward choice, TypeElement emissary) {
        return choice.returned()
                .filter(returned -> types.isSubtype(types.erasure(emissary.asType()), returned))
                .map(returned -> choice.forwarder().replacingSelf())
                .orElse(choice.forwarder());
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
        boolean isVarArgs = overriding.method().isVarArgs();
        if (declared.stream().anyMatch(other -> other.method().isVarArgs() != isVarArgs)) {
            lint.add("overrides");
        }
        return lint;
    }

    /** Whether the method of a raw interface overrides one with type arguments. */
    private boolean overridesErased(Candidate chosen, List<TypedMethod> declared) {
        return TypeQuestions.isRaw(chosen.delegated().type())
                && declared.stream()
                        .anyMatch(other -> !types.isSameType(other.signature(), types.erasure(other.signature())));
    }

    /** Whether a method that is not generic throws what a generic one allows only for some of its type arguments. */
    private boolean throwsUnchecked(ExecutableType signature, List<TypeMirror> thrown, TypedMethod other) {
        return signature.getTypeVariables().isEmpty()
                && !other.signature().getTypeVariables().isEmpty()
                && !throwsClauses.covers(List.copyOf(other.signature().getThrownTypes()), thrown);
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
        return Stream.concat(Stream.of(chosen), all.stream())
                .filter(one -> all.stream().allMatch(other -> types.isSubsignature(one.signature(), other.signature())))
                .findFirst()
                .orElseGet(() -> new TypedMethod(chosen.method(), (ExecutableType) types.erasure(chosen.signature())));
    }

    /**
     * Whether a result overrides another one only by unchecked conversion (JLS 8.4.5). In an interface written in Java,
     * it is raw then; one in Scala may have {@code Option<Cat>} instead of {@code Option<Animal>}.
     */
    private boolean needsErasure(ExecutableType signature, TypeMirror returned, TypedMethod other) {
        return signature.getTypeVariables().isEmpty()
                && TypeQuestions.isReference(returned)
                && TypeQuestions.isReference(other.signature().getReturnType())
                && !types.isSubtype(returned, other.signature().getReturnType());
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

    /** Returns the interface, without type arguments, that a method returns, if a delegate may be an instance of it. */
    private Optional<TypeMirror> replaceable(TypeMirror componentType, TypeMirror returned) {
        return returned.getKind() == TypeKind.DECLARED || returned.getKind() == TypeKind.TYPEVAR
                ? Optional.of(types.erasure(returned))
                        .filter(erased -> isInterface(erased) && mayBeOf(componentType, erased))
                : Optional.empty();
    }

    private static boolean isInterface(TypeMirror type) {
        return type.getKind() == TypeKind.DECLARED
                && ((DeclaredType) type).asElement().getKind() == ElementKind.INTERFACE;
    }

    /** Whether a delegate may be an instance of an interface that its declared type does not have. */
    private boolean mayBeOf(TypeMirror componentType, TypeMirror returned) {
        return !(componentType instanceof DeclaredType declared)
                || !declared.asElement().getModifiers().contains(Modifier.FINAL)
                || types.isSubtype(types.erasure(componentType), returned);
    }
}
