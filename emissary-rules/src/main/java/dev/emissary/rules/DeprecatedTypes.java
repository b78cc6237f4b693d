package dev.emissary.rules;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.IntersectionType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.WildcardType;

/**
 * Collects deprecations of elements and of classes named by types, except in the same outermost class (JLS 9.6.4.6).
 */
final class DeprecatedTypes {
    private final Deprecation.Lookup deprecations;
    private final Element user;
    private final Set<Deprecation> found = EnumSet.noneOf(Deprecation.class);

    DeprecatedTypes(Deprecation.Lookup deprecations, Element user) {
        this.deprecations = deprecations;
        this.user = outermost(user);
    }

    Set<Deprecation> found() {
        return found;
    }

    void add(TypeMirror type) {
        if (type instanceof ArrayType array) {
            add(array.getComponentType());
        } else if (type instanceof IntersectionType intersection) {
            addAll(intersection.getBounds());
        } else if (type instanceof WildcardType wildcard) {
            if (wildcard.getExtendsBound() != null) {
                add(wildcard.getExtendsBound());
            } else if (wildcard.getSuperBound() != null) {
                add(wildcard.getSuperBound());
            }
        } else if (type instanceof DeclaredType declared) {
            Element named = declared.asElement();
            while (named instanceof TypeElement) {
                addElement(named);
                named = named.getEnclosingElement();
            }
            addAll(declared.getTypeArguments());
        }
    }

    void addElement(Element used) {
        if (!outermost(used).equals(user)) {
            found.add(deprecations.apply(used));
        }
    }

    private void addAll(List<? extends TypeMirror> types) {
        types.forEach(this::add);
    }

    private static Element outermost(Element element) {
        Element around = element;
        while (around.getEnclosingElement() != null && !(around.getEnclosingElement() instanceof PackageElement)) {
            around = around.getEnclosingElement();
        }
        return around;
    }
}
