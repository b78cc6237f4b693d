package dev.emissary.rules.types;

import java.util.List;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.NestingKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.TypeParameterElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.TypeVariable;
import javax.lang.model.type.WildcardType;

/** What can be told of a type from its own form, without a compiler's {@code Types}. */
public final class TypeForms {
    private TypeForms() {}

    /** Whether a type is the class or interface of the given qualified name. */
    public static boolean isNamed(TypeMirror type, String name) {
        return type.getKind() == TypeKind.DECLARED
                && ((TypeElement) ((DeclaredType) type).asElement())
                        .getQualifiedName()
                        .contentEquals(name);
    }

    /** Whether a type is an interface but not an annotation type. */
    public static boolean isInterface(TypeMirror type) {
        return type.getKind() == TypeKind.DECLARED
                && ((DeclaredType) type).asElement().getKind() == ElementKind.INTERFACE;
    }

    /** Whether a return type is neither primitive nor void. */
    public static boolean isReference(TypeMirror type) {
        return type.getKind() != TypeKind.VOID && !type.getKind().isPrimitive();
    }

    /** Whether a method can be called with a number of arguments. */
    public static boolean takes(ExecutableElement method, int arguments) {
        int parameters = method.getParameters().size();
        return arguments == parameters || (method.isVarArgs() && arguments >= parameters - 1);
    }

    /** Whether a class is local, or declared in a local class; javac itself reports what such a class may not be. */
    public static boolean isLocal(TypeElement type) {
        return type.getNestingKind() == NestingKind.LOCAL
                || type.getNestingKind() == NestingKind.ANONYMOUS
                || (type.getEnclosingElement() instanceof TypeElement enclosing && isLocal(enclosing));
    }

    /** Whether a type is declared in the body of a class, at whatever depth. */
    public static boolean isDeclaredIn(TypeElement outer, TypeElement type) {
        return type.getNestingKind() == NestingKind.MEMBER
                && type.getEnclosingElement() instanceof TypeElement enclosing
                && (enclosing.equals(outer) || isDeclaredIn(outer, enclosing));
    }

    /** Whether a sealed interface permits a class. */
    public static boolean permits(TypeElement sealed, TypeElement subclass) {
        return sealed.getPermittedSubclasses().stream()
                .anyMatch(permitted -> permitted instanceof DeclaredType type
                        && type.asElement().equals(subclass));
    }

    /** Whether a type is raw, or an array of a raw type. */
    public static boolean isRawOrArray(TypeMirror type) {
        return type instanceof ArrayType array ? isRawOrArray(array.getComponentType()) : isRaw(type);
    }

    /** Whether a type is a type variable, or an array of one. */
    public static boolean isVariableOrArray(TypeMirror type) {
        return type instanceof ArrayType array
                ? isVariableOrArray(array.getComponentType())
                : type.getKind() == TypeKind.TYPEVAR;
    }

    /** Whether a type is a generic class or interface without its type arguments, or an inner class of one (JLS 4.8). */
    public static boolean isRaw(TypeMirror type) {
        return type instanceof DeclaredType declared
                && declared.getTypeArguments().isEmpty()
                && (!((TypeElement) declared.asElement()).getTypeParameters().isEmpty()
                        || isRaw(declared.getEnclosingType()));
    }

    /** Returns the bound of a wildcard, or null. */
    public static TypeMirror bound(WildcardType wildcard) {
        return wildcard.getExtendsBound() == null ? wildcard.getSuperBound() : wildcard.getExtendsBound();
    }

    /** Returns the declared bounds of a type variable; its upper bound can be itself in ecj, where it has several. */
    public static List<? extends TypeMirror> bounds(TypeVariable variable) {
        return ((TypeParameterElement) variable.asElement()).getBounds();
    }

    /** Whether a class or interface type, or one around it, has type arguments. */
    public static boolean isParameterized(TypeMirror type) {
        return type.getKind() == TypeKind.DECLARED
                && (!((DeclaredType) type).getTypeArguments().isEmpty()
                        || isParameterized(((DeclaredType) type).getEnclosingType()));
    }

    /** Whether all about a type is known at run time: it has no type arguments but unbounded wildcards (JLS 4.7). */
    public static boolean isReifiable(TypeMirror type) {
        if (type instanceof ArrayType array) {
            return isReifiable(array.getComponentType());
        }
        return !(type instanceof TypeVariable)
                && !(type instanceof DeclaredType declared
                        && declared.getTypeArguments().stream().anyMatch(argument -> !isUnbounded(argument)));
    }

    private static boolean isUnbounded(TypeMirror argument) {
        return argument instanceof WildcardType wildcard && bound(wildcard) == null;
    }

    /**
     * Whether a type, its components or its bounds have type arguments, so that a raw type is converted unchecked to
     * it.
     */
    public static boolean hasArguments(TypeMirror type) {
        return (type instanceof TypeVariable variable
                        && bounds(variable).stream().anyMatch(TypeForms::hasArguments))
                || (type instanceof ArrayType array && hasArguments(array.getComponentType()))
                || isParameterized(type);
    }

    /** Whether a type variable of a method has several bounds. */
    public static boolean hasSeveralBounds(ExecutableType method) {
        return method.getTypeVariables().stream()
                .anyMatch(variable -> variable.getUpperBound().getKind() == TypeKind.INTERSECTION);
    }

    /** Whether a type has a wildcard among its own type arguments, so that no class can implement it. */
    public static boolean hasWildcard(DeclaredType type) {
        return hasWildcard(type.getTypeArguments());
    }

    /** Whether a wildcard is among some types. */
    static boolean hasWildcard(List<? extends TypeMirror> types) {
        for (TypeMirror type : types) {
            if (type instanceof WildcardType) {
                return true;
            }
        }
        return false;
    }
}
