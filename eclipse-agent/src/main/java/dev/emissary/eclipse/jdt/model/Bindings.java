package dev.emissary.eclipse.jdt.model;

import dev.emissary.eclipse.jdt.access.HiddenMembers;
import javax.lang.model.element.Element;
import javax.lang.model.type.TypeMirror;
import org.eclipse.jdt.internal.compiler.apt.model.ElementImpl;
import org.eclipse.jdt.internal.compiler.apt.model.TypeMirrorImpl;
import org.eclipse.jdt.internal.compiler.lookup.MethodBinding;
import org.eclipse.jdt.internal.compiler.lookup.ReferenceBinding;
import org.eclipse.jdt.internal.compiler.lookup.TypeBinding;

/** The bindings that the compiler's elements and types of {@code javax.lang.model} stand for. */
public final class Bindings {
    private Bindings() {}

    /** Returns the binding of a type. */
    public static TypeBinding of(TypeMirror type) {
        if (type instanceof TypeMirrorImpl mirror) {
            return (TypeBinding) HiddenMembers.binding(mirror);
        }
        return switch (type.getKind()) {
            case VOID -> TypeBinding.VOID;
            case NULL -> TypeBinding.NULL;
            default -> null;
        };
    }

    /** Returns the binding of the type of a method. */
    public static MethodBinding ofMethod(TypeMirror type) {
        return (MethodBinding) HiddenMembers.binding((TypeMirrorImpl) type);
    }

    /** Returns the binding of a class or interface. */
    public static ReferenceBinding ofType(Element type) {
        return (ReferenceBinding) ((ElementImpl) type)._binding;
    }

    /** Returns the binding of a method. */
    public static MethodBinding ofMethod(Element method) {
        return (MethodBinding) ((ElementImpl) method)._binding;
    }
}
