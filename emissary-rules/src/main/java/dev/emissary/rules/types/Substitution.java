package dev.emissary.rules.types;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.TypeVariable;
import javax.lang.model.type.WildcardType;
import javax.lang.model.util.SimpleTypeVisitor14;
import javax.lang.model.util.Types;

/**
 * A replacement of the type parameters of one generic method with those of another (JLS 8.4.4, "adapting"), which
 * {@code javax.lang.model} does not offer.
 */
public final class Substitution extends SimpleTypeVisitor14<TypeMirror, Void> {
    private final Types types;
    private final Map<Element, TypeMirror> replacements = new HashMap<>();

    private Substitution(Types types) {
        this.types = types;
    }

    /** Returns the replacement of one method's type parameters with those of a model, which has as many, or none. */
    public static Substitution adapting(ExecutableType adapted, ExecutableType model, Types types) {
        Substitution substitution = new Substitution(types);
        List<? extends TypeVariable> own = adapted.getTypeVariables();
        if (own.size() == model.getTypeVariables().size()) {
            for (int i = 0; i < own.size(); i++) {
                substitution.replacements.put(
                        own.get(i).asElement(), model.getTypeVariables().get(i));
            }
        }
        return substitution;
    }

    /** Whether a type mentions a type parameter of a generic method. */
    public static boolean mentions(ExecutableType method, TypeMirror type, Types types) {
        Substitution substitution = new Substitution(types);
        for (TypeVariable own : method.getTypeVariables()) {
            substitution.replacements.put(own.asElement(), types.erasure(own));
        }
        return !types.isSameType(substitution.in(type), type);
    }

    /** Returns a type with its type variables replaced. */
    public TypeMirror in(TypeMirror type) {
        return replacements.isEmpty() ? type : visit(type);
    }

    @Override
    protected TypeMirror defaultAction(TypeMirror type, Void nothing) {
        return type;
    }

    @Override
    public TypeMirror visitTypeVariable(TypeVariable type, Void nothing) {
        return replacements.getOrDefault(type.asElement(), type);
    }

    @Override
    public TypeMirror visitArray(ArrayType type, Void nothing) {
        return types.getArrayType(in(type.getComponentType()));
    }

    @Override
    public TypeMirror visitWildcard(WildcardType type, Void nothing) {
        return types.getWildcardType(
                type.getExtendsBound() == null ? null : in(type.getExtendsBound()),
                type.getSuperBound() == null ? null : in(type.getSuperBound()));
    }

    @Override
    public TypeMirror visitDeclared(DeclaredType type, Void nothing) {
        TypeMirror[] arguments = type.getTypeArguments().stream().map(this::in).toArray(TypeMirror[]::new);
        TypeElement element = (TypeElement) type.asElement();
        if (TypeForms.isParameterized(type.getEnclosingType())) {
            return types.getDeclaredType((DeclaredType) in(type.getEnclosingType()), element, arguments);
        }
        return arguments.length == 0 ? type : types.getDeclaredType(element, arguments);
    }
}
