package dev.emissary.rules.types;

import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.IntersectionType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.TypeVariable;
import javax.lang.model.type.WildcardType;

/** The classes and interfaces that a source must name to write certain types (EM-DEL-5). */
public final class MentionedTypes {
    private final List<TypeElement> elements = new ArrayList<>();

    /** Adds what types mention, each class once. */
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

    /** Adds what a type mentions; a type variable mentions nothing, because it is declared elsewhere. */
    public MentionedTypes add(TypeMirror type) {
        if (type instanceof ArrayType array) {
            return add(array.getComponentType());
        } else if (type instanceof IntersectionType intersection) {
            return add(intersection.getBounds());
        } else if (type instanceof WildcardType wildcard) {
            TypeMirror bound = TypeForms.bound(wildcard);
            return bound == null ? this : add(bound);
        } else if (type instanceof DeclaredType declared) {
            TypeElement element = (TypeElement) declared.asElement();
            if (!elements.contains(element)) {
                elements.add(element);
            }
            add(declared.getEnclosingType());
            return add(declared.getTypeArguments());
        }
        return this;
    }

    /** Returns the classes and interfaces, in the order of their first mention. */
    public List<TypeElement> elements() {
        return elements;
    }
}
