package dev.emissary.tools.adopt;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import javax.lang.model.element.Element;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.ErrorType;
import javax.lang.model.type.IntersectionType;
import javax.lang.model.type.NoType;
import javax.lang.model.type.PrimitiveType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.TypeVariable;
import javax.lang.model.type.WildcardType;
import javax.lang.model.util.SimpleTypeVisitor14;

/** Writes types as Java, with marks for the names of classes ({@link Imports#mark}). */
final class TypeText extends SimpleTypeVisitor14<String, Void> {

    static String of(TypeMirror type) {
        return type.accept(new TypeText(), null);
    }

    static String list(List<? extends TypeMirror> types, String separator) {
        return types.stream().map(TypeText::of).collect(Collectors.joining(separator));
    }

    /** Returns the name of a class or interface. */
    static String name(TypeElement type) {
        StringBuilder name = new StringBuilder(type.getSimpleName());
        Element outer = type.getEnclosingElement();
        while (!(outer instanceof PackageElement packageElement)) {
            name.insert(0, outer.getSimpleName() + ".");
            outer = outer.getEnclosingElement();
        }
        return Imports.mark(packageElement.getQualifiedName().toString(), name.toString());
    }

    @Override
    public String visitDeclared(DeclaredType type, Void none) {
        String name = name((TypeElement) type.asElement());
        return type.getTypeArguments().isEmpty() ? name : name + "<" + list(type.getTypeArguments(), ", ") + ">";
    }

    @Override
    public String visitArray(ArrayType type, Void none) {
        return of(type.getComponentType()) + "[]";
    }

    @Override
    public String visitWildcard(WildcardType type, Void none) {
        if (type.getExtendsBound() != null) {
            return "? extends " + of(type.getExtendsBound());
        }
        return type.getSuperBound() == null ? "?" : "? super " + of(type.getSuperBound());
    }

    @Override
    public String visitIntersection(IntersectionType type, Void none) {
        return list(type.getBounds(), " & ");
    }

    @Override
    public String visitTypeVariable(TypeVariable type, Void none) {
        return type.asElement().getSimpleName().toString();
    }

    @Override
    public String visitPrimitive(PrimitiveType type, Void none) {
        return type.getKind().name().toLowerCase(Locale.ROOT);
    }

    @Override
    public String visitNoType(NoType type, Void none) {
        return "void";
    }

    @Override
    public String visitError(ErrorType type, Void none) {
        throw new IllegalArgumentException(type.toString());
    }

    @Override
    protected String defaultAction(TypeMirror type, Void none) {
        throw new IllegalArgumentException(type.toString());
    }
}
