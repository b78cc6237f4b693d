/* The choice of the one forwarder that overrides everything it stands for (EM-FWD-3, EM-FWD-4, EM-FWD-5). */
package dev.emissary.rules;

import dev.emissary.model.Forwarder;
import dev.emissary.model.Header;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
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

/** A chooser of forwarders. */
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

    /** Returns the signature with which a method overrides every declaration of one that an interface has. */
    ExecutableType overriding(Candidate candidate) {
        return overriding(declarations(List.of(candidate)), candidate.declared())
                .signature();
    }

    /**
     * A forwarder as it is for every emissary that delegates the same to the same component.
     *
     * @param forwarder the forwarder, not sealed
     * @param sealable the interface that it returns by its erasure, or null where no emissary can stand in its place
     * @param mentioned the classes and interfaces that its signature mentions
     */
    record Choice(Forwarder forwarder, TypeMirror sealable, List<TypeElement> mentioned) {
        Choice {
            mentioned = List.copyOf(mentioned);
        }
    }

    /** Chooses the forwarder for methods of one component that one method has to implement. */
    Choice choose(List<Candidate> slot, Header header) {
        int component = slot.get(0).delegation().component();
        TypeMirror componentType = header.components().get(component).type();
        List<Candidate> lowest = slot.stream()
                .filter(candidate -> slot.stream()
                        .noneMatch(other -> questions.overridesFromBelow(other.declared(), candidate.declared())))
                .toList();
        int mostSpecific = questions.mostSpecific(lowest.stream()
                .map(candidate -> candidate.signature().getReturnType())
                .toList());
        Candidate chosen = lowest.get(Math.max(0, mostSpecific));
        ExecutableElement target = target(componentType, chosen, mostSpecific >= 0);
        TypeMirror returned =
                mostSpecific >= 0 ? chosen.signature().getReturnType() : targets.returnType(componentType, target);
        List<Declared> declared = declarations(slot);
        Declared overriding = overriding(declared, chosen.declared());
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
                targets.isHidden(componentType, target),
                false,
                lint(chosen, overriding, declared, unchecked),
                false);
        return choice(forwarder, componentType);
    }

    /** Returns a choice that calls a component of a type. */
    Choice choice(Forwarder forwarder, TypeMirror componentType) {
        TypeMirror returned = forwarder.returnType();
        return new Choice(
                forwarder,
                sealable(componentType, returned),
                new MentionedTypes()
                        .add(forwarder.signature().getParameterTypes())
                        .add(returned)
                        .add(forwarder.thrownTypes())
                        .addBounds(forwarder.signature().getTypeVariables())
                        .elements());
    }

    /** A delegate that returns itself is replaced wherever the emissary can stand in its place (EM-FWD-5). */
    Forwarder forwarder(Choice choice, TypeElement emissary) {
        return choice.sealable() != null && types.isSubtype(types.erasure(emissary.asType()), choice.sealable())
                ? choice.forwarder().sealed()
                : choice.forwarder();
    }

    /**
     * Selects the method that the body calls. A class that returns something else than the interface says is a mistake
     * that javac reports where it comes to that class, and that may be after the emissary.
     */
    private ExecutableElement target(TypeMirror componentType, Candidate chosen, boolean agreed) {
        ExecutableElement method = chosen.member().method();
        ExecutableElement target =
                targets.select(componentType, chosen.delegation().type(), method, chosen.signature());
        boolean mistaken = agreed
                && !questions.returnTypeSubstitutable(
                        targets.returnType(componentType, target),
                        chosen.signature().getReturnType());
        return mistaken ? method : target;
    }

    private static Set<String> lint(Candidate chosen, Declared overriding, List<Declared> declared, boolean unchecked) {
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
    private boolean overridesErased(Candidate chosen, List<Declared> declared) {
        return TypeQuestions.isRaw(chosen.delegation().type())
                && declared.stream()
                        .anyMatch(other -> !types.isSameType(other.signature(), types.erasure(other.signature())));
    }

    /** Whether a method that is not generic throws what a generic one allows only for some of its type arguments. */
    private boolean throwsUnchecked(ExecutableType signature, List<TypeMirror> thrown, Declared other) {
        return signature.getTypeVariables().isEmpty()
                && !other.signature().getTypeVariables().isEmpty()
                && !throwsClauses.covers(List.copyOf(other.signature().getThrownTypes()), thrown);
    }

    /** Returns every declaration of a method, or none where there is only one, which agrees with itself. */
    private List<Declared> declarations(List<Candidate> slot) {
        if (slot.size() == 1 && slot.get(0).declarations().size() == 1) {
            return List.of();
        }
        List<Declared> all = new ArrayList<>();
        for (Candidate candidate : slot) {
            for (ExecutableElement method : candidate.declarations()) {
                all.add(new Declared(
                        method, questions.asMemberOf(candidate.delegation().type(), method)));
            }
        }
        return all;
    }

    /**
     * The declaration whose parameters override those of all others (JLS 8.4.2): where one has the erasure of another for
     * its signature, as {@code get(Object)} beside {@code get(K)}, only a method with the erasure overrides both. It need
     * not be the one with the most specific result, and it need not be declared at all.
     */
    private Declared overriding(List<Declared> all, Declared chosen) {
        return Stream.concat(Stream.of(chosen), all.stream())
                .filter(one -> all.stream().allMatch(other -> types.isSubsignature(one.signature(), other.signature())))
                .findFirst()
                .orElseGet(() -> new Declared(chosen.method(), (ExecutableType) types.erasure(chosen.signature())));
    }

    /**
     * Whether a result overrides another one only after an unchecked conversion (JLS 8.4.5). In an interface that is
     * written in Java it is raw then; one of Scala may have {@code Option<Cat>} in the place of {@code Option<Animal>}.
     */
    private boolean needsErasure(ExecutableType signature, TypeMirror returned, Declared other) {
        return signature.getTypeVariables().isEmpty()
                && TypeQuestions.isReference(returned)
                && TypeQuestions.isReference(other.signature().getReturnType())
                && !types.isSubtype(returned, other.signature().getReturnType());
    }

    /** The exceptions that every declaration of the method allows (JLS 8.4.8.3). */
    private List<TypeMirror> thrown(List<Candidate> slot, Candidate chosen) {
        List<ExecutableType> others = new ArrayList<>();
        for (Candidate candidate : slot) {
            for (ExecutableElement alternative : candidate.member().alternatives()) {
                if (alternative != chosen.member().method()) {
                    others.add(questions.asMemberOf(candidate.delegation().type(), alternative));
                }
            }
        }
        return throwsClauses.common(chosen.signature(), others);
    }

    /** Returns the interface, without type arguments, that a method returns and of which its own object may be one. */
    private TypeMirror sealable(TypeMirror componentType, TypeMirror returned) {
        if (returned.getKind() != TypeKind.DECLARED && returned.getKind() != TypeKind.TYPEVAR) {
            return null;
        }
        TypeMirror erased = types.erasure(returned);
        return isInterface(erased) && mayBeOf(componentType, erased) ? erased : null;
    }

    private static boolean isInterface(TypeMirror type) {
        return type.getKind() == TypeKind.DECLARED
                && ((DeclaredType) type).asElement().getKind() == ElementKind.INTERFACE;
    }

    /** Whether a delegate can be an object of an interface that its own type may not name. */
    private boolean mayBeOf(TypeMirror componentType, TypeMirror returned) {
        return !(componentType instanceof DeclaredType declared)
                || !declared.asElement().getModifiers().contains(Modifier.FINAL)
                || types.isSubtype(types.erasure(componentType), returned);
    }
}
