package dev.emissary.javac.proof;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.TypeParameterElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.type.IntersectionType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.TypeVariable;
import javax.lang.model.type.WildcardType;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;

/** Supertypes, wildcards, substitution, substitutable results and texts of types. */
final class ReferenceTypes {
    private final Elements elements;
    private final Types types;

    ReferenceTypes(Elements elements, Types types) {
        this.elements = elements;
        this.types = types;
    }

    /** Returns the compilation's elements. */
    Elements elements() {
        return elements;
    }

    /** Returns the class or interface of a qualified name. */
    TypeElement type(String name) {
        return elements.getTypeElement(name);
    }

    /** Returns a class or interface without type arguments. */
    DeclaredType raw(DeclaredType type) {
        return types.getDeclaredType((TypeElement) type.asElement());
    }

    /** Returns the compilation's types. */
    Types types() {
        return types;
    }

    /** Returns the classes and interfaces that a type is a subtype of, itself first if it is one, without Object. */
    List<DeclaredType> closure(TypeMirror type) {
        Map<String, DeclaredType> result = new LinkedHashMap<>();
        collect(type, result);
        return List.copyOf(result.values());
    }

    private void collect(TypeMirror type, Map<String, DeclaredType> result) {
        if (type instanceof DeclaredType declared && type.getKind() == TypeKind.DECLARED) {
            if (isObject(declared) || result.putIfAbsent(type.toString(), declared) != null) {
                return;
            }
        } else if (type.getKind() != TypeKind.TYPEVAR && type.getKind() != TypeKind.INTERSECTION) {
            return;
        }
        types.directSupertypes(type).forEach(supertype -> collect(supertype, result));
    }

    /** Returns a type as one of its supertypes, as a source mentions it, or null if it is no subtype of that one. */
    DeclaredType asSuper(TypeMirror type, Element supertype) {
        boolean hasSupertypesOfCapture =
                type instanceof DeclaredType declared && !declared.asElement().equals(supertype);
        return closure(hasSupertypesOfCapture ? types.capture(type) : type).stream()
                .filter(one -> one.asElement().equals(supertype))
                .findFirst()
                .map(one -> one.getTypeArguments().isEmpty() ? types.getDeclaredType((TypeElement) supertype) : one)
                .orElse(null);
    }

    private boolean isObject(DeclaredType type) {
        return ((TypeElement) type.asElement()).getQualifiedName().contentEquals("java.lang.Object");
    }

    /** Whether a wildcard, or what capture conversion makes of one, is among the type arguments. */
    boolean hasWildcard(DeclaredType type) {
        return type.getTypeArguments().stream().anyMatch(this::isWildcard);
    }

    private boolean isWildcard(TypeMirror argument) {
        // A wildcard deeper in the type is no obstacle, what has been captured is one wherever it stands.
        return argument.getKind() == TypeKind.WILDCARD || mentionsCapture(argument);
    }

    private boolean mentionsCapture(TypeMirror type) {
        return switch (type.getKind()) {
            case TYPEVAR ->
                ((TypeVariable) type).asElement().getSimpleName().toString().contains("captured");
            case ARRAY -> mentionsCapture(((ArrayType) type).getComponentType());
            case DECLARED -> ((DeclaredType) type).getTypeArguments().stream().anyMatch(this::mentionsCapture);
            default -> false;
        };
    }

    /** Whether the signature of one of two methods is a subsignature of the other's (JLS 8.4.2). */
    boolean overrideEquivalent(ExecutableType one, ExecutableType other) {
        return types.isSubsignature(one, other) || types.isSubsignature(other, one);
    }

    /**
     * Returns a type with the type variables of one method in place of those of another, or erased where the one has none,
     * as its signature is the erasure of the other's then.
     */
    TypeMirror adapt(TypeMirror type, ExecutableElement from, ExecutableType to) {
        List<? extends TypeParameterElement> parameters = from.getTypeParameters();
        if (parameters.size() != to.getTypeVariables().size()) {
            return types.erasure(type);
        }
        Map<Element, TypeMirror> variables = new LinkedHashMap<>();
        for (int i = 0; i < parameters.size(); i++) {
            variables.put(parameters.get(i), to.getTypeVariables().get(i));
        }
        return substitute(type, variables);
    }

    private TypeMirror substitute(TypeMirror type, Map<Element, TypeMirror> variables) {
        if (variables.isEmpty()) {
            return type;
        }
        return switch (type.getKind()) {
            case TYPEVAR -> variables.getOrDefault(((TypeVariable) type).asElement(), type);
            case ARRAY -> types.getArrayType(substitute(((ArrayType) type).getComponentType(), variables));
            case WILDCARD -> {
                WildcardType wildcard = (WildcardType) type;
                yield types.getWildcardType(
                        wildcard.getExtendsBound() == null ? null : substitute(wildcard.getExtendsBound(), variables),
                        wildcard.getSuperBound() == null ? null : substitute(wildcard.getSuperBound(), variables));
            }
            case DECLARED -> {
                DeclaredType declared = (DeclaredType) type;
                if (declared.getTypeArguments().isEmpty()) {
                    yield type;
                }
                List<TypeMirror> arguments = new ArrayList<>();
                declared.getTypeArguments().forEach(argument -> arguments.add(substitute(argument, variables)));
                yield types.getDeclaredType((TypeElement) declared.asElement(), arguments.toArray(new TypeMirror[0]));
            }
            default -> type;
        };
    }

    /** Whether a result can stand where another is asked for (JLS 8.4.5), without unchecked conversion. */
    boolean isSubresult(TypeMirror result, TypeMirror other) {
        return isNoReference(result) || isNoReference(other)
                ? types.isSameType(result, other)
                : types.isSubtype(result, other);
    }

    /** Whether a result can stand where another is asked for (JLS 8.4.5), with unchecked conversion. */
    boolean isSubstitutable(TypeMirror result, TypeMirror other) {
        return isSubresult(result, other)
                || (!isNoReference(result) && !isNoReference(other) && types.isAssignable(result, other));
    }

    /** Whether a type is primitive or void. */
    static boolean isNoReference(TypeMirror type) {
        return type.getKind().isPrimitive() || type.getKind() == TypeKind.VOID;
    }

    /** Whether a method that declares some exceptions may throw another one (JLS 8.4.8.3). */
    boolean allows(List<? extends TypeMirror> declared, TypeMirror thrown) {
        return Stream.concat(
                        declared.stream(),
                        Stream.of("java.lang.RuntimeException", "java.lang.Error")
                                .map(name -> type(name).asType()))
                .anyMatch(one -> types.isSubtype(thrown, one));
    }

    /** Writes a type as in a source, with new names of some type variables. */
    String text(TypeMirror type, Map<Element, String> names) {
        return switch (type.getKind()) {
            case TYPEVAR -> {
                Element variable = ((TypeVariable) type).asElement();
                yield names.getOrDefault(variable, variable.getSimpleName().toString());
            }
            case ARRAY -> text(((ArrayType) type).getComponentType(), names) + "[]";
            case INTERSECTION ->
                ((IntersectionType) type)
                        .getBounds().stream().map(bound -> text(bound, names)).collect(Collectors.joining(" & "));
            case WILDCARD -> {
                WildcardType wildcard = (WildcardType) type;
                yield wildcard.getExtendsBound() != null
                        ? "? extends " + text(wildcard.getExtendsBound(), names)
                        : wildcard.getSuperBound() != null ? "? super " + text(wildcard.getSuperBound(), names) : "?";
            }
            case DECLARED -> {
                DeclaredType declared = (DeclaredType) type;
                String name =
                        ((TypeElement) declared.asElement()).getQualifiedName().toString();
                yield declared.getTypeArguments().isEmpty()
                        ? name
                        : declared.getTypeArguments().stream()
                                .map(argument -> text(argument, names))
                                .collect(Collectors.joining(", ", name + "<", ">"));
            }
            case ERROR -> "Object";
            default -> type.getKind().isPrimitive() ? type.getKind().name().toLowerCase(java.util.Locale.ROOT) : "void";
        };
    }
}
