package dev.emissary.rules.types;

import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Types;

/** Decides which methods a type has, and which of them the body of an emissary may call (JLS 6.6, 8.2). */
public final class MemberAccess {
    private final Types types;
    private final TypeElement emissary;

    public MemberAccess(Types types, TypeElement emissary) {
        this.types = types;
        this.emissary = emissary;
    }

    /** Whether a method that is declared in the hierarchy of a type is a member of the type. */
    public boolean isMember(ExecutableElement method, TypeMirror type) {
        Set<Modifier> modifiers = method.getModifiers();
        Element declaring = method.getEnclosingElement();
        if (type.getKind() == TypeKind.DECLARED && types.asElement(type).equals(declaring)) {
            return true;
        }
        if (modifiers.contains(Modifier.PRIVATE)
                || (modifiers.contains(Modifier.STATIC) && declaring.getKind().isInterface())) {
            return false;
        }
        Element element = types.asElement(types.erasure(type));
        if (element.getKind().isInterface() && declaring.getKind().isClass()) {
            // An interface has the public methods of Object only (JLS 9.2).
            return modifiers.contains(Modifier.PUBLIC);
        }
        return modifiers.contains(Modifier.PUBLIC)
                || modifiers.contains(Modifier.PROTECTED)
                || packageOf(declaring).equals(packageOf(element));
    }

    /** Whether the emissary may call a member of a type. */
    public boolean isAccessible(ExecutableElement method, TypeMirror type) {
        Set<Modifier> modifiers = method.getModifiers();
        if (modifiers.contains(Modifier.PUBLIC)) {
            return true;
        }
        if (modifiers.contains(Modifier.PRIVATE)) {
            return outermost(method).equals(outermost(emissary));
        }
        return packageOf(method).equals(packageOf(emissary))
                || (modifiers.contains(Modifier.PROTECTED) && isInSubclass(method, types.erasure(type)));
    }

    /** Whether the emissary stands in a subclass of the one that declares a protected method (JLS 6.6.2.1). */
    private boolean isInSubclass(ExecutableElement method, TypeMirror type) {
        TypeMirror declaring = types.erasure(method.getEnclosingElement().asType());
        for (Element around = emissary; around != null; around = around.getEnclosingElement()) {
            if (around instanceof TypeElement) {
                TypeMirror outer = types.erasure(around.asType());
                if (types.isSubtype(outer, declaring) && types.isSubtype(type, outer)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Returns the top-level class or interface in which an element stands; of a package or a module, itself. */
    public static Element outermost(Element element) {
        Element around = element;
        while (around.getEnclosingElement() != null && !(around.getEnclosingElement() instanceof PackageElement)) {
            around = around.getEnclosingElement();
        }
        return around;
    }

    private static Element packageOf(Element element) {
        return outermost(element).getEnclosingElement();
    }
}
