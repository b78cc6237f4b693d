package dev.emissary.rules.types;

import java.util.ArrayList;
import java.util.List;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.type.IntersectionType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.TypeVariable;
import javax.lang.model.type.WildcardType;

/** Types with all types that are written in them, but not in the declarations of their type variables. */
public final class MentionedTypes {
    private final List<TypeMirror> all = new ArrayList<>();

    /** Returns what a type or signature mentions. */
    public static MentionedTypes of(TypeMirror type) {
        return new MentionedTypes().add(type);
    }

    /** Adds what types mention. */
    public MentionedTypes add(List<? extends TypeMirror> types) {
        for (TypeMirror type : types) {
            add(type);
        }
        return this;
    }

    /** Adds the bounds of the type variables that a method declares. */
    public MentionedTypes addBounds(List<? extends TypeVariable> variables) {
        for (TypeVariable variable : variables) {
            add(variable.getUpperBound());
        }
        return this;
    }

    /** Adds what a type mentions, but no exception of a signature. */
    public MentionedTypes add(TypeMirror type) {
        all.add(type);
        if (type instanceof ArrayType array) {
            return add(array.getComponentType());
        } else if (type instanceof IntersectionType intersection) {
            return add(intersection.getBounds());
        } else if (type instanceof ExecutableType signature) {
            return add(signature.getReturnType()).add(signature.getParameterTypes());
        } else if (type instanceof WildcardType wildcard) {
            TypeMirror bound = TypeForms.bound(wildcard);
            return bound == null ? this : add(bound);
        } else if (type instanceof DeclaredType declared) {
            return add(declared.getEnclosingType()).add(declared.getTypeArguments());
        }
        return this;
    }

    /** Returns the classes and interfaces, each once, in the order of their first mention (EM-DEL-5). */
    public List<TypeElement> elements() {
        List<TypeElement> elements = new ArrayList<>();
        for (TypeMirror type : all) {
            if (type instanceof DeclaredType declared && !elements.contains((TypeElement) declared.asElement())) {
                elements.add((TypeElement) declared.asElement());
            }
        }
        return elements;
    }

    /** Whether one cannot be resolved, so that nothing can be said about them. */
    public boolean haveUnknown() {
        for (TypeMirror type : all) {
            if (type.getKind() == TypeKind.ERROR) {
                return true;
            }
        }
        return false;
    }

    /** Whether one is the result of a capture conversion, which no source can name. */
    public boolean haveCapture() {
        for (TypeMirror type : all) {
            if (type instanceof TypeVariable variable
                    && !SourceVersion.isIdentifier(variable.asElement().getSimpleName())) {
                return true;
            }
        }
        return false;
    }

    /** Whether one is raw. */
    public boolean haveRaw() {
        return all.stream().anyMatch(TypeForms::isRaw);
    }

    /** Whether no class can implement a type, because one of its type arguments is a wildcard or depends on one. */
    public static boolean dependsOnWildcard(DeclaredType type) {
        return TypeForms.hasWildcard(type) || of(type).haveCapture();
    }
}
