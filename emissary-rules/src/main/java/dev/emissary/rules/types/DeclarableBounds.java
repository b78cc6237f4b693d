package dev.emissary.rules.types;

import dev.emissary.rules.types.TypeQuestions.TypedMethod;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.type.IntersectionType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.TypeVariable;

/**
 * The rules for the bounds of a type parameter (JLS 4.4), applied to the methods of a parameterized interface: type
 * arguments can turn a legal bound into one that no class can declare (EM-DEL-5).
 */
public final class DeclarableBounds extends ProgramRules {
    public DeclarableBounds(ProgramRules rules) {
        super(rules);
    }

    /** Returns the first type parameter of an interface's member that no method of a class can declare, if any. */
    public Optional<TypeVariable> undeclarable(ExecutableElement method, ExecutableType signature) {
        ExecutableType declared = (ExecutableType) method.asType();
        if (signature == declared) {
            return Optional.empty();
        }
        for (int i = 0; i < signature.getTypeVariables().size(); i++) {
            TypeVariable variable = signature.getTypeVariables().get(i);
            if (!areDeclarable(bounds(declared.getTypeVariables().get(i)), bounds(variable))) {
                return Optional.of(variable);
            }
        }
        return Optional.empty();
    }

    private static List<? extends TypeMirror> bounds(TypeVariable variable) {
        return variable.getUpperBound() instanceof IntersectionType intersection
                ? intersection.getBounds()
                : List.of(variable.getUpperBound());
    }

    private boolean areDeclarable(List<? extends TypeMirror> declared, List<? extends TypeMirror> bounds) {
        for (int i = 0; i < bounds.size(); i++) {
            TypeMirror bound = bounds.get(i);
            if (bound.getKind() == TypeKind.ERROR) {
                return true;
            }
            // A type variable must be the only bound, and a class the first one.
            boolean inPlace =
                    bounds.size() == 1 || (bound.getKind() == TypeKind.DECLARED && (i == 0 || isInterface(bound)));
            if (!inPlace || bound.getKind() == TypeKind.ARRAY) {
                return false;
            }
            for (int j = 0; j < i; j++) {
                if (types.isSameType(types.erasure(bounds.get(j)), types.erasure(bound))
                        || clash(
                                methods(declared.get(j)),
                                methods(declared.get(i)),
                                methods(bounds.get(j)),
                                methods(bound))) {
                    return false;
                }
            }
        }
        return true;
    }

    private static boolean isInterface(TypeMirror type) {
        return ((DeclaredType) type).asElement().getKind().isInterface();
    }

    /** Whether type arguments give methods of two bounds the same signature, although no type can inherit both. */
    private boolean clash(
            List<TypedMethod> ones,
            List<TypedMethod> others,
            List<TypedMethod> actualOnes,
            List<TypedMethod> actualOthers) {
        for (int i = 0; i < actualOnes.size(); i++) {
            for (int j = 0; j < actualOthers.size(); j++) {
                TypedMethod one = actualOnes.get(i);
                TypedMethod other = actualOthers.get(j);
                if (one.method().getSimpleName().equals(other.method().getSimpleName())
                        && questions.overrideEquivalent(one.signature(), other.signature())
                        && !(i < ones.size()
                                && j < others.size()
                                && questions.overrideEquivalent(
                                        ones.get(i).signature(), others.get(j).signature()))
                        && excludeEachOther(one, other)) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean excludeEachOther(TypedMethod one, TypedMethod other) {
        TypeMirror returned = one.signature().getReturnType();
        TypeMirror otherReturned = other.signature().getReturnType();
        boolean sameResult = questions.returnTypeSubstitutable(returned, otherReturned)
                || questions.returnTypeSubstitutable(otherReturned, returned);
        return !sameResult
                || (isOfInterface(one)
                        && isOfInterface(other)
                        && (one.method().isDefault() || other.method().isDefault()));
    }

    private static boolean isOfInterface(TypedMethod declared) {
        return declared.method().getEnclosingElement().getKind().isInterface();
    }

    /** Returns the methods of a bound, whose number and order do not depend on its type arguments. */
    private List<TypedMethod> methods(TypeMirror bound) {
        List<TypedMethod> methods = new ArrayList<>();
        if (bound instanceof DeclaredType type) {
            if (isInterface(type)) {
                members.of((TypeElement) type.asElement())
                        .forEach(member -> methods.add(questions.member(type, member.method())));
            } else {
                members.declared((TypeElement) type.asElement()).stream()
                        .filter(method -> !method.getModifiers().contains(Modifier.STATIC)
                                && !method.getModifiers().contains(Modifier.PRIVATE))
                        .forEach(method -> methods.add(questions.member(type, method)));
                TypeQuestions.supertypes(types, type).forEach(supertype -> methods.addAll(methods(supertype)));
            }
        }
        return methods;
    }
}
