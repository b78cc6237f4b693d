package dev.emissary.javac.symbols;

import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Type.ForAll;
import com.sun.tools.javac.code.Type.TypeVar;
import com.sun.tools.javac.model.JavacTypes;
import com.sun.tools.javac.util.Context;
import com.sun.tools.javac.util.List;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.type.NoType;
import javax.lang.model.type.NullType;
import javax.lang.model.type.PrimitiveType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.WildcardType;
import javax.lang.model.util.Types;

/**
 * javac's types as the rules see them: a method as a member of a parameterized type has the bounds that it would have
 * if written that way (EM-FWD-3), and supertypes keep the annotations of type arguments (EM-FWD-7).
 *
 * <p>Where javac replaces type variables in an intersection of interfaces, the new intersection begins with
 * {@code Object}, so its erasure is no longer that of the first interface.
 */
public final class ModelTypes implements Types {
    private final JavacTypes model;
    private final com.sun.tools.javac.code.Types types;

    /** Prepares to ask about the types of a compilation. */
    public ModelTypes(Context context) {
        model = JavacTypes.instance(context);
        types = com.sun.tools.javac.code.Types.instance(context);
    }

    @Override
    public TypeMirror asMemberOf(DeclaredType containing, Element element) {
        TypeMirror member = model.asMemberOf(containing, element);
        if (member instanceof ForAll generic && ((Symbol) element).type instanceof ForAll declared) {
            restoreBounds(generic.tvars, declared.tvars);
        }
        return member;
    }

    /** Gives type variables as many bounds as declared; if bounds differ, javac makes new ones for the member. */
    private void restoreBounds(List<Type> variables, List<Type> declared) {
        List<Type> theirs = declared;
        for (Type variable : variables) {
            if (variable != theirs.head && variable.getUpperBound().isCompound()) {
                List<Type> bounds = types.getBounds((TypeVar) variable);
                if (bounds.size() > types.getBounds((TypeVar) theirs.head).size()) {
                    types.setBounds((TypeVar) variable, bounds.tail);
                }
            }
            theirs = theirs.tail;
        }
    }

    @Override
    public Element asElement(TypeMirror type) {
        return model.asElement(type);
    }

    @Override
    public boolean isSameType(TypeMirror one, TypeMirror other) {
        return model.isSameType(one, other);
    }

    @Override
    public boolean isSubtype(TypeMirror one, TypeMirror other) {
        return model.isSubtype(one, other);
    }

    @Override
    public boolean isAssignable(TypeMirror one, TypeMirror other) {
        return model.isAssignable(one, other);
    }

    @Override
    public boolean contains(TypeMirror one, TypeMirror other) {
        return model.contains(one, other);
    }

    @Override
    public boolean isSubsignature(ExecutableType one, ExecutableType other) {
        return model.isSubsignature(one, other);
    }

    @Override
    public java.util.List<? extends TypeMirror> directSupertypes(TypeMirror type) {
        return types.directSupertypes((Type) type);
    }

    @Override
    public TypeMirror erasure(TypeMirror type) {
        return model.erasure(type);
    }

    @Override
    public TypeElement boxedClass(PrimitiveType type) {
        return model.boxedClass(type);
    }

    @Override
    public PrimitiveType unboxedType(TypeMirror type) {
        return model.unboxedType(type);
    }

    @Override
    public TypeMirror capture(TypeMirror type) {
        return types.capture((Type) type);
    }

    @Override
    public PrimitiveType getPrimitiveType(TypeKind kind) {
        return model.getPrimitiveType(kind);
    }

    @Override
    public NullType getNullType() {
        return model.getNullType();
    }

    @Override
    public NoType getNoType(TypeKind kind) {
        return model.getNoType(kind);
    }

    @Override
    public ArrayType getArrayType(TypeMirror componentType) {
        return model.getArrayType(componentType);
    }

    @Override
    public WildcardType getWildcardType(TypeMirror extendsBound, TypeMirror superBound) {
        return model.getWildcardType(extendsBound, superBound);
    }

    @Override
    public DeclaredType getDeclaredType(TypeElement element, TypeMirror... arguments) {
        return model.getDeclaredType(element, arguments);
    }

    @Override
    public DeclaredType getDeclaredType(DeclaredType containing, TypeElement element, TypeMirror... arguments) {
        return model.getDeclaredType(containing, element, arguments);
    }
}
