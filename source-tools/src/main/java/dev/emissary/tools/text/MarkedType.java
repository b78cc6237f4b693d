package dev.emissary.tools.text;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import javax.lang.model.element.Element;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.IntersectionType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.TypeVariable;
import javax.lang.model.type.WildcardType;

/** Writes types as Java, with marks for the names of classes ({@link Imports#mark}). */
public final class MarkedType {
    private MarkedType() {}

    /**
     * Writes a type, without its annotations.
     *
     * @throws IllegalArgumentException if the type is not found
     */
    public static String of(TypeMirror type) {
        return switch (type.getKind()) {
            case DECLARED -> declared((DeclaredType) type);
            case ARRAY -> of(((ArrayType) type).getComponentType()) + "[]";
            case WILDCARD -> wildcard((WildcardType) type);
            case INTERSECTION -> list(((IntersectionType) type).getBounds(), " & ");
            case TYPEVAR -> ((TypeVariable) type).asElement().getSimpleName().toString();
            case BOOLEAN, BYTE, SHORT, INT, LONG, CHAR, FLOAT, DOUBLE, VOID ->
                type.getKind().name().toLowerCase(Locale.ROOT);
            default -> throw new IllegalArgumentException(type.toString());
        };
    }

    /** Writes types with a separator between them. */
    public static String list(List<? extends TypeMirror> types, String separator) {
        return types.stream().map(MarkedType::of).collect(Collectors.joining(separator));
    }

    /** Writes the name of a class or interface. */
    public static String name(TypeElement type) {
        StringBuilder name = new StringBuilder(type.getSimpleName());
        Element outer = type.getEnclosingElement();
        while (!(outer instanceof PackageElement packageElement)) {
            name.insert(0, outer.getSimpleName() + ".");
            outer = outer.getEnclosingElement();
        }
        return Imports.mark(packageElement.getQualifiedName().toString(), name.toString());
    }

    private static String declared(DeclaredType type) {
        String name = name((TypeElement) type.asElement());
        return type.getTypeArguments().isEmpty() ? name : name + "<" + list(type.getTypeArguments(), ", ") + ">";
    }

    private static String wildcard(WildcardType type) {
        if (type.getExtendsBound() != null) {
            return "? extends " + of(type.getExtendsBound());
        }
        return type.getSuperBound() == null ? "?" : "? super " + of(type.getSuperBound());
    }
}
