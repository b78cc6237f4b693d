package dev.emissary.rules.types;

import dev.emissary.model.Superinterfaces.Implemented;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.NestingKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.WildcardType;
import javax.lang.model.util.Types;

/** The questions about how types relate that the rules ask and {@link Types} does not answer directly. */
public final class TypeQuestions {
    private final Types types;

    public TypeQuestions(Types types) {
        this.types = types;
    }

    /**
     * A method as a member of a class or interface that declares or inherits it.
     *
     * @param signature its type as a member
     */
    public record TypedMethod(ExecutableElement method, ExecutableType signature) {}

    /** Returns a method as a member of a type. */
    public TypedMethod member(DeclaredType site, ExecutableElement method) {
        return new TypedMethod(method, asMemberOf(site, method));
    }

    /**
     * Returns the direct supertypes of a type without those that have an error, such as a wrong number of type
     * arguments: these are no members of any hierarchy, although some are of type {@link DeclaredType}.
     */
    public static List<? extends TypeMirror> supertypes(Types types, TypeMirror type) {
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
    public boolean inheritsNamed(TypeMirror type, String name) {
        return type instanceof DeclaredType && supertypeNamed(type, name).isPresent();
    }

    /** Returns the type of the given qualified name that a type is or inherits from. */
    public Optional<DeclaredType> supertypeNamed(TypeMirror type, String name) {
        if (TypeForms.isNamed(type, name)) {
            return Optional.of((DeclaredType) type);
        }
        TypeMirror site =
                type instanceof DeclaredType declared && TypeForms.hasWildcard(declared) ? types.capture(type) : type;
        for (TypeMirror supertype : supertypes(types, site)) {
            Optional<DeclaredType> found = supertypeNamed(supertype, name);
            if (found.isPresent()) {
                return found;
            }
        }
        return Optional.empty();
    }

    /** Whether a type is a class, or a type variable with this bound. */
    public boolean isOf(TypeElement element, TypeMirror type) {
        TypeMirror erased = type.getKind() == TypeKind.TYPEVAR ? types.erasure(type) : type;
        return erased instanceof DeclaredType declared && declared.asElement().equals(element);
    }

    /**
     * Whether one of the superinterfaces of a class is, or inherits from, the interface of the given qualified name.
     */
    public boolean isAnyNamed(List<Implemented> superinterfaces, String name) {
        for (Implemented implemented : superinterfaces) {
            if (inheritsNamed(implemented.type(), name)) {
                return true;
            }
        }
        return false;
    }

    /** Whether a type is, or inherits from, a class or interface. */
    public boolean inherits(TypeMirror type, Element element) {
        return asSuper(type, element).isPresent();
    }

    /** Returns the type of the given class or interface that a type is or inherits from. */
    public Optional<DeclaredType> asSuper(TypeMirror type, Element element) {
        Optional<DeclaredType> found = asSuper(type, element, new HashSet<>());
        // What is inherited through a raw type is erased, but an interface that is not generic has no raw type.
        return found.isPresent()
                        && ((TypeElement) element).getTypeParameters().isEmpty()
                        && ((TypeElement) element).getNestingKind() == NestingKind.TOP_LEVEL
                ? Optional.of((DeclaredType) element.asType())
                : found;
    }

    /**
     * Returns the type of the given class or interface that a type is or inherits from, as a class could implement it.
     * If it depends on a wildcard, it contains a captured type variable (JLS 4.10.2) or the wildcard itself.
     */
    public Optional<DeclaredType> asImplemented(TypeMirror type, Element element) {
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
    public TypeMirror boundThatIs(TypeMirror type, Element element) {
        if (type.getKind() != TypeKind.DECLARED) {
            for (TypeMirror bound : supertypes(types, type)) {
                if (inherits(bound, element)) {
                    return boundThatIs(bound, element);
                }
            }
        }
        return type;
    }

    private Optional<DeclaredType> asSuper(TypeMirror type, Element element, Set<Element> seen) {
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
    public ExecutableType asMemberOf(DeclaredType site, ExecutableElement method) {
        ExecutableType type;
        try {
            type = (ExecutableType) types.asMemberOf(site, method);
        } catch (IllegalArgumentException noMember) {
            return (ExecutableType) method.asType();
        }
        return TypeForms.hasWildcard(type.getParameterTypes()) || type.getReturnType() instanceof WildcardType
                ? (ExecutableType) types.erasure(method.asType())
                : type;
    }

    /** Whether one of two signatures is a subsignature of the other (JLS 8.4.2). */
    public boolean overrideEquivalent(ExecutableType one, ExecutableType other) {
        return one.getParameterTypes().size() == other.getParameterTypes().size()
                && (types.isSubsignature(one, other) || types.isSubsignature(other, one));
    }

    /** Whether each of two signatures is a subsignature of the other: neither has to be erased for that. */
    public boolean sameSignature(ExecutableType one, ExecutableType other) {
        return types.isSubsignature(one, other) && types.isSubsignature(other, one);
    }

    /** Whether one of two members overrides the other from below (JLS 9.4.1.1). */
    public boolean overridesFromBelow(TypedMethod one, TypedMethod other) {
        Element owner = one.method().getEnclosingElement();
        Element otherOwner = other.method().getEnclosingElement();
        return !owner.equals(otherOwner)
                && types.isSubtype(types.erasure(owner.asType()), types.erasure(otherOwner.asType()))
                && types.isSubsignature(one.signature(), other.signature());
    }

    /** Whether two methods of one name cannot be in one class because their erased parameters are the same. */
    public boolean sameErasedParameters(ExecutableType one, ExecutableType other) {
        List<? extends TypeMirror> ones = one.getParameterTypes();
        List<? extends TypeMirror> others = other.getParameterTypes();
        if (ones.size() != others.size()) {
            return false;
        }
        for (int i = 0; i < ones.size(); i++) {
            if (!sameErasure(ones.get(i), others.get(i))) {
                return false;
            }
        }
        return true;
    }

    /** Whether two types have the same erasure. */
    public boolean sameErasure(TypeMirror one, TypeMirror other) {
        return types.isSameType(types.erasure(one), types.erasure(other));
    }

    /** Whether two methods of one signature return the same type, up to the names of their type parameters. */
    public boolean haveSameResult(ExecutableType one, ExecutableType other) {
        TypeMirror adapted = Substitution.adapting(one, other, types).in(one.getReturnType());
        return types.isSameType(adapted, other.getReturnType());
    }

    /** Whether a method that returns the first type overrides one that returns the second without a conversion. */
    public boolean returnsWithoutConversion(TypeMirror type, TypeMirror overridden) {
        return (TypeForms.isReference(type) && TypeForms.isReference(overridden))
                ? types.isSubtype(type, overridden)
                : type.getKind() == overridden.getKind();
    }

    /** Whether a method that returns the first type may override one that returns the second (JLS 8.4.5). */
    public boolean returnTypeSubstitutable(TypeMirror type, TypeMirror overridden) {
        if (!TypeForms.isReference(overridden) || !TypeForms.isReference(type)) {
            return type.getKind() == overridden.getKind();
        }
        // The type variables of two generic methods are never the same, so the erasures are compared.
        return types.isSubtype(type, overridden) || types.isSubtype(types.erasure(type), types.erasure(overridden));
    }

    /**
     * Whether no type is a subtype of both: a class extends only one class, and implements a generic interface with
     * only one list of type arguments.
     */
    public boolean provablyDisjoint(TypeMirror one, TypeMirror other) {
        if (!TypeForms.isReference(one) || !TypeForms.isReference(other)) {
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
        Optional<DeclaredType> same = asSuper(other, one.asElement());
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

    /** Returns the superinterfaces that a class can name before super: those that no other one extends (JLS 15.12.3). */
    public Stream<? extends TypeMirror> beforeSuper(TypeElement emissary) {
        List<TypeMirror> erased =
                emissary.getInterfaces().stream().map(types::erasure).toList();
        return emissary.getInterfaces().stream()
                .filter(type -> erased.stream()
                        .allMatch(other -> types.isSameType(other, types.erasure(type))
                                || !types.isSubtype(other, types.erasure(type))));
    }

    /**
     * Finds among the return types of override-equivalent methods the one with which all of them can be overridden.
     *
     * @return its index, or -1; if more than one is possible, one that needs no unchecked conversion is preferred
     */
    public int mostSpecific(List<? extends TypeMirror> returned) {
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

    /** Returns a raw type, or an array of one, with unbounded wildcards. */
    public TypeMirror withWildcards(TypeMirror raw) {
        if (raw instanceof ArrayType array) {
            return types.getArrayType(withWildcards(array.getComponentType()));
        }
        DeclaredType declared = (DeclaredType) raw;
        TypeElement element = (TypeElement) declared.asElement();
        TypeMirror[] arguments = new TypeMirror[element.getTypeParameters().size()];
        Arrays.setAll(arguments, i -> types.getWildcardType(null, null));
        // A nested class that is not static has the wildcards of the class around it too.
        return declared.getEnclosingType() instanceof DeclaredType enclosing
                ? types.getDeclaredType((DeclaredType) withWildcards(enclosing), element, arguments)
                : types.getDeclaredType(element, arguments);
    }
}
