package dev.emissary.rules;

import dev.emissary.model.Superinterfaces.Implemented;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
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
import javax.lang.model.util.Types;

/** The questions about types that the rules ask and {@link Types} does not answer directly. */
final class TypeQuestions {
    private final Types types;

    TypeQuestions(Types types) {
        this.types = types;
    }

    /**
     * Returns the direct supertypes of a type without those that have an error, such as a wrong number of type
     * arguments: these are no members of any hierarchy, although some are of type {@link DeclaredType}.
     */
    static List<? extends TypeMirror> supertypes(Types types, TypeMirror type) {
        List<? extends TypeMirror> all = types.directSupertypes(type);
        for (TypeMirror supertype : all) {
            if (isErroneous(type, supertype)) {
                return all.stream().filter(one -> !isErroneous(type, one)).toList();
            }
        }
        return all;
    }

    private static boolean isErroneous(TypeMirror type, TypeMirror supertype) {
        return supertype.getKind() == TypeKind.ERROR
                || (supertype.getKind() == TypeKind.TYPEVAR && type.getKind() == TypeKind.DECLARED);
    }

    /** Whether a type is, or inherits from, the class or interface of the given qualified name. */
    boolean inheritsNamed(TypeMirror type, String name) {
        if (!(type instanceof DeclaredType declared)) {
            return false;
        }
        if (((TypeElement) declared.asElement()).getQualifiedName().contentEquals(name)) {
            return true;
        }
        for (TypeMirror supertype : supertypes(types, type)) {
            if (inheritsNamed(supertype, name)) {
                return true;
            }
        }
        return false;
    }

    /** Returns the type of the given qualified name that a type is or inherits from. */
    Optional<DeclaredType> supertypeNamed(TypeMirror type, String name) {
        if (isNamed(type, name)) {
            return Optional.of((DeclaredType) type);
        }
        TypeMirror site = type instanceof DeclaredType declared && hasWildcard(declared) ? types.capture(type) : type;
        for (TypeMirror supertype : supertypes(types, site)) {
            Optional<DeclaredType> found = supertypeNamed(supertype, name);
            if (found.isPresent()) {
                return found;
            }
        }
        return Optional.empty();
    }

    /** Whether a type is a class, or a type variable with this bound. */
    boolean isOf(TypeElement element, TypeMirror type) {
        TypeMirror erased = type.getKind() == TypeKind.TYPEVAR ? types.erasure(type) : type;
        return erased instanceof DeclaredType declared && declared.asElement().equals(element);
    }

    /**
     * Whether one of the superinterfaces of a class is, or inherits from, the interface of the given qualified name.
     */
    boolean isAnyNamed(List<Implemented> superinterfaces, String name) {
        for (Implemented implemented : superinterfaces) {
            if (inheritsNamed(implemented.type(), name)) {
                return true;
            }
        }
        return false;
    }

    /** Whether a type is the class or interface of the given qualified name. */
    static boolean isNamed(TypeMirror type, String name) {
        return type.getKind() == TypeKind.DECLARED
                && ((TypeElement) ((DeclaredType) type).asElement())
                        .getQualifiedName()
                        .contentEquals(name);
    }

    /** Returns the type of the given class or interface that a type is or inherits from. */
    Optional<DeclaredType> asSuper(TypeMirror type, TypeElement element) {
        Optional<DeclaredType> found = asSuper(type, element, new HashSet<>());
        // What is inherited through a raw type is erased, but an interface that is not generic has no raw type.
        return found.isPresent()
                        && element.getTypeParameters().isEmpty()
                        && element.getNestingKind() == NestingKind.TOP_LEVEL
                ? Optional.of((DeclaredType) element.asType())
                : found;
    }

    /**
     * Returns the type of the given class or interface that a type is or inherits from, as a class could implement it.
     * If it depends on a wildcard, it contains a captured type variable (JLS 4.10.2) or the wildcard itself.
     */
    Optional<DeclaredType> asImplemented(TypeMirror type, TypeElement element) {
        if (type instanceof DeclaredType declared) {
            return declared.asElement().equals(element)
                    ? Optional.of(declared)
                    : asSuper(types.capture(declared), element);
        }
        if (type.getKind() == TypeKind.TYPEVAR || type.getKind() == TypeKind.INTERSECTION) {
            for (TypeMirror bound : supertypes(types, type)) {
                Optional<DeclaredType> found = asImplemented(bound, element);
                if (found.isPresent()) {
                    return found;
                }
            }
        }
        return Optional.empty();
    }

    /** Returns a type or, for a type variable, the bound that is or inherits from an interface. */
    TypeMirror boundThatIs(TypeMirror type, TypeElement element) {
        if (type.getKind() != TypeKind.DECLARED) {
            for (TypeMirror bound : supertypes(types, type)) {
                if (asSuper(bound, element).isPresent()) {
                    return boundThatIs(bound, element);
                }
            }
        }
        return type;
    }

    private Optional<DeclaredType> asSuper(TypeMirror type, TypeElement element, Set<Element> seen) {
        if (type instanceof DeclaredType declared) {
            if (declared.asElement().equals(element)) {
                return Optional.of(declared);
            }
            if (!seen.add(declared.asElement())) {
                return Optional.empty();
            }
        }
        if (type.getKind() == TypeKind.DECLARED
                || type.getKind() == TypeKind.TYPEVAR
                || type.getKind() == TypeKind.INTERSECTION) {
            for (TypeMirror supertype : supertypes(types, type)) {
                Optional<DeclaredType> found = asSuper(supertype, element, seen);
                if (found.isPresent()) {
                    return found;
                }
            }
        }
        return Optional.empty();
    }

    /**
     * Returns the type of a method as a member of a type. If a wildcard replaces a type variable, as it may in
     * superinterfaces in Scala's class files, this is the erasure of the method's type. In a hierarchy with mistakes, which
     * the compiler reports, the method may be no member; its type is then as declared.
     */
    ExecutableType asMemberOf(DeclaredType site, ExecutableElement method) {
        ExecutableType type;
        try {
            type = (ExecutableType) types.asMemberOf(site, method);
        } catch (IllegalArgumentException noMember) {
            return (ExecutableType) method.asType();
        }
        return hasWildcard(type.getParameterTypes()) || type.getReturnType() instanceof WildcardType
                ? (ExecutableType) types.erasure(method.asType())
                : type;
    }

    /** Whether one of two signatures is a subsignature of the other (JLS 8.4.2). */
    boolean overrideEquivalent(ExecutableType one, ExecutableType other) {
        return one.getParameterTypes().size() == other.getParameterTypes().size()
                && (types.isSubsignature(one, other) || types.isSubsignature(other, one));
    }

    /** Whether one of two members overrides the other from below (JLS 9.4.1.1). */
    boolean overridesFromBelow(TypedMethod one, TypedMethod other) {
        Element owner = one.method().getEnclosingElement();
        Element otherOwner = other.method().getEnclosingElement();
        return !owner.equals(otherOwner)
                && types.isSubtype(types.erasure(owner.asType()), types.erasure(otherOwner.asType()))
                && types.isSubsignature(one.signature(), other.signature());
    }

    /** Whether two methods of one name cannot be in one class because their erased parameters are the same. */
    boolean sameErasedParameters(ExecutableType one, ExecutableType other) {
        List<? extends TypeMirror> ones = one.getParameterTypes();
        List<? extends TypeMirror> others = other.getParameterTypes();
        if (ones.size() != others.size()) {
            return false;
        }
        for (int i = 0; i < ones.size(); i++) {
            if (!types.isSameType(types.erasure(ones.get(i)), types.erasure(others.get(i)))) {
                return false;
            }
        }
        return true;
    }

    /** Whether a method that returns the first type may override one that returns the second (JLS 8.4.5). */
    boolean returnTypeSubstitutable(TypeMirror type, TypeMirror overridden) {
        if (!isReference(overridden) || !isReference(type)) {
            return type.getKind() == overridden.getKind();
        }
        // The type variables of two generic methods are never the same, so the erasures are compared.
        return types.isSubtype(type, overridden) || types.isSubtype(types.erasure(type), types.erasure(overridden));
    }

    /**
     * Whether no type is a subtype of both: a class extends only one class, and implements a generic interface with
     * only one list of type arguments.
     */
    boolean provablyDisjoint(TypeMirror one, TypeMirror other) {
        if (!isReference(one) || !isReference(other)) {
            return one.getKind() != other.getKind();
        }
        if (types.isAssignable(one, other) || types.isAssignable(other, one)) {
            return false;
        }
        if (one instanceof ArrayType first && other instanceof ArrayType second) {
            return provablyDisjoint(first.getComponentType(), second.getComponentType());
        }
        return !(one instanceof DeclaredType first)
                || !(other instanceof DeclaredType second)
                || excludes(first, second)
                || excludes(second, first)
                || differInArguments(first, second);
    }

    /** Whether no subclass of a class can be a subtype of another type. */
    private boolean excludes(DeclaredType one, DeclaredType other) {
        boolean openInterface = other.asElement().getKind().isInterface()
                && !one.asElement().getModifiers().contains(Modifier.FINAL);
        return one.asElement().getKind().isClass()
                && !openInterface
                && !types.isSubtype(types.erasure(one), types.erasure(other))
                && !types.isSubtype(types.erasure(other), types.erasure(one));
    }

    /** Whether two types inherit one generic interface with type arguments that no class can reconcile. */
    private boolean differInArguments(DeclaredType one, DeclaredType other) {
        Optional<DeclaredType> same = asSuper(other, (TypeElement) one.asElement());
        if (same.isPresent() && haveDistinctArguments(one, same.get())) {
            return true;
        }
        for (TypeMirror supertype : supertypes(types, one)) {
            if (supertype instanceof DeclaredType declared && differInArguments(declared, other)) {
                return true;
            }
        }
        return false;
    }

    private boolean haveDistinctArguments(DeclaredType one, DeclaredType other) {
        List<? extends TypeMirror> ones = one.getTypeArguments();
        List<? extends TypeMirror> others = other.getTypeArguments();
        for (int i = 0; i < ones.size() && i < others.size(); i++) {
            if (!(ones.get(i) instanceof WildcardType)
                    && !(others.get(i) instanceof WildcardType)
                    && !types.isSameType(ones.get(i), others.get(i))) {
                return true;
            }
        }
        return false;
    }

    /** Whether a type is an interface but not an annotation type. */
    static boolean isInterface(TypeMirror type) {
        return type.getKind() == TypeKind.DECLARED
                && ((DeclaredType) type).asElement().getKind() == ElementKind.INTERFACE;
    }

    /** Returns the superinterfaces that a class can name before super: those that no other one extends (JLS 15.12.3). */
    Stream<? extends TypeMirror> beforeSuper(TypeElement emissary) {
        List<TypeMirror> erased =
                emissary.getInterfaces().stream().map(types::erasure).toList();
        return emissary.getInterfaces().stream()
                .filter(type -> erased.stream()
                        .allMatch(other -> types.isSameType(other, types.erasure(type))
                                || !types.isSubtype(other, types.erasure(type))));
    }

    /** Whether a return type is neither primitive nor void. */
    static boolean isReference(TypeMirror type) {
        return type.getKind() != TypeKind.VOID && !type.getKind().isPrimitive();
    }

    /** Whether a type or signature mentions a type that cannot be resolved, so that nothing can be said about it. */
    static boolean mentionsUnknown(TypeMirror type) {
        return mentions(type, TypeKind.ERROR);
    }

    /** Whether a type mentions the result of a capture conversion, which no source can name. */
    static boolean mentionsCapture(TypeMirror type) {
        return mentions(type, TypeKind.TYPEVAR);
    }

    /** Whether a type mentions one of a kind; of type variables, only those count that no source can name. */
    private static boolean mentions(TypeMirror type, TypeKind wanted) {
        if (type instanceof ExecutableType signature) {
            return mentions(signature.getReturnType(), wanted) || mention(signature.getParameterTypes(), wanted);
        } else if (type instanceof ArrayType array) {
            return mentions(array.getComponentType(), wanted);
        } else if (type instanceof WildcardType wildcard) {
            TypeMirror upper = wildcard.getExtendsBound();
            TypeMirror lower = wildcard.getSuperBound();
            return (upper != null && mentions(upper, wanted)) || (lower != null && mentions(lower, wanted));
        } else if (type instanceof TypeVariable variable) {
            return wanted == TypeKind.TYPEVAR
                    && !SourceVersion.isIdentifier(variable.asElement().getSimpleName());
        }
        return type.getKind() == wanted
                || (type instanceof DeclaredType declared
                        && (mention(declared.getTypeArguments(), wanted)
                                || mentions(declared.getEnclosingType(), wanted)));
    }

    private static boolean mention(List<? extends TypeMirror> types, TypeKind wanted) {
        for (TypeMirror type : types) {
            if (mentions(type, wanted)) {
                return true;
            }
        }
        return false;
    }

    /**
     * Finds among the return types of override-equivalent methods the one with which all of them can be overridden.
     *
     * @return its index, or -1; if more than one is possible, one that needs no unchecked conversion is preferred
     */
    int mostSpecific(List<? extends TypeMirror> returned) {
        int strict = firstThatFitsAll(returned, false);
        return strict >= 0 ? strict : firstThatFitsAll(returned, true);
    }

    private int firstThatFitsAll(List<? extends TypeMirror> returned, boolean unchecked) {
        for (int i = 0; i < returned.size(); i++) {
            if (fitsAll(returned.get(i), returned, unchecked)) {
                return i;
            }
        }
        return -1;
    }

    private boolean fitsAll(TypeMirror type, List<? extends TypeMirror> others, boolean unchecked) {
        for (TypeMirror other : others) {
            boolean fits = type == other
                    || (returnTypeSubstitutable(type, other) && (unchecked || types.isSubtype(type, other)));
            if (!fits) {
                return false;
            }
        }
        return true;
    }

    /** Whether a class is local, or declared in a local class; javac itself reports what such a class may not be. */
    static boolean isLocal(TypeElement type) {
        return type.getNestingKind() == NestingKind.LOCAL
                || type.getNestingKind() == NestingKind.ANONYMOUS
                || (type.getEnclosingElement() instanceof TypeElement enclosing && isLocal(enclosing));
    }

    /** Whether a type is declared in the body of a class, at whatever depth. */
    static boolean isDeclaredIn(TypeElement outer, TypeElement type) {
        return type.getNestingKind() == NestingKind.MEMBER
                && type.getEnclosingElement() instanceof TypeElement enclosing
                && (enclosing.equals(outer) || isDeclaredIn(outer, enclosing));
    }

    /** Whether a sealed interface permits a class. */
    static boolean permits(TypeElement sealed, TypeElement subclass) {
        return sealed.getPermittedSubclasses().stream()
                .anyMatch(permitted -> permitted instanceof DeclaredType type
                        && type.asElement().equals(subclass));
    }

    /** Whether a type is raw, or an array of a raw type. */
    static boolean isRawOrArray(TypeMirror type) {
        return type instanceof ArrayType array ? isRawOrArray(array.getComponentType()) : isRaw(type);
    }

    /** Returns a raw type, or an array of one, with unbounded wildcards. */
    TypeMirror withWildcards(TypeMirror raw) {
        if (raw instanceof ArrayType array) {
            return types.getArrayType(withWildcards(array.getComponentType()));
        }
        TypeElement element = (TypeElement) ((DeclaredType) raw).asElement();
        TypeMirror[] arguments = new TypeMirror[element.getTypeParameters().size()];
        Arrays.setAll(arguments, i -> types.getWildcardType(null, null));
        return types.getDeclaredType(element, arguments);
    }

    /** Whether a type is a generic class or interface without its type arguments. */
    static boolean isRaw(TypeMirror type) {
        return type instanceof DeclaredType declared
                && declared.getTypeArguments().isEmpty()
                && !((TypeElement) declared.asElement()).getTypeParameters().isEmpty();
    }

    /** Returns the declared bounds of a type variable; its upper bound can be itself in ecj, where it has several. */
    static List<? extends TypeMirror> bounds(TypeVariable variable) {
        return ((TypeParameterElement) variable.asElement()).getBounds();
    }

    /** Whether a class or interface type, or one around it, has type arguments. */
    static boolean isParameterized(TypeMirror type) {
        return type.getKind() == TypeKind.DECLARED
                && (!((DeclaredType) type).getTypeArguments().isEmpty()
                        || isParameterized(((DeclaredType) type).getEnclosingType()));
    }

    /** Whether all about a type is known at run time: it has no type arguments but unbounded wildcards (JLS 4.7). */
    static boolean isReifiable(TypeMirror type) {
        if (type instanceof ArrayType array) {
            return isReifiable(array.getComponentType());
        }
        return !(type instanceof TypeVariable)
                && !(type instanceof DeclaredType declared
                        && declared.getTypeArguments().stream().anyMatch(argument -> !isUnbounded(argument)));
    }

    private static boolean isUnbounded(TypeMirror argument) {
        return argument instanceof WildcardType wildcard
                && wildcard.getExtendsBound() == null
                && wildcard.getSuperBound() == null;
    }

    /**
     * Whether a type, its components or its bounds have type arguments, so that a raw type is converted unchecked to
     * it.
     */
    static boolean hasArguments(TypeMirror type) {
        if (type instanceof TypeVariable variable) {
            for (TypeMirror bound : bounds(variable)) {
                if (hasArguments(bound)) {
                    return true;
                }
            }
        }
        return (type instanceof ArrayType array && hasArguments(array.getComponentType())) || isParameterized(type);
    }

    /** Whether a type variable of a method has several bounds. */
    static boolean hasSeveralBounds(ExecutableType method) {
        return method.getTypeVariables().stream()
                .anyMatch(variable -> variable.getUpperBound().getKind() == TypeKind.INTERSECTION);
    }

    /** Whether a raw type is mentioned in a type. */
    static boolean mentionsRaw(TypeMirror type) {
        if (type instanceof ArrayType array) {
            return mentionsRaw(array.getComponentType());
        }
        return isRaw(type)
                || (type instanceof DeclaredType declared
                        && declared.getTypeArguments().stream().anyMatch(TypeQuestions::mentionsRaw));
    }

    /** Whether a type has a wildcard among its own type arguments, so that no class can implement it. */
    static boolean hasWildcard(DeclaredType type) {
        return hasWildcard(type.getTypeArguments());
    }

    /** Whether no class can implement a type, because one of its type arguments is a wildcard or depends on one. */
    static boolean dependsOnWildcard(DeclaredType type) {
        return hasWildcard(type) || mentionsCapture(type);
    }

    private static boolean hasWildcard(List<? extends TypeMirror> types) {
        for (TypeMirror type : types) {
            if (type instanceof WildcardType) {
                return true;
            }
        }
        return false;
    }
}
