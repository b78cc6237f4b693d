package dev.emissary.rules.types;

import dev.emissary.model.Superinterfaces;
import dev.emissary.model.Superinterfaces.Implemented;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Types;

/** Decides whether a class would inherit an interface with different type arguments (JLS 8.1.5), before javac does. */
public final class InheritedArguments {
    private final Types types;
    private final Map<Element, TypeMirror> inherited = new HashMap<>();
    private final Set<Element> seen = new HashSet<>();
    private final Set<Element> seenErased = new HashSet<>();

    public InheritedArguments(Types types) {
        this.types = types;
    }

    /** Whether each interface is inherited with the same arguments everywhere. */
    public boolean agree(Superinterfaces superinterfaces) {
        for (Implemented implemented : superinterfaces.implemented()) {
            if (!agree(implemented.type(), false)) {
                return false;
            }
        }
        return true;
    }

    /** What is inherited through a raw type is erased, also through an interface that is not generic. */
    private boolean agree(TypeMirror type, boolean erased) {
        if (!(type instanceof DeclaredType declared) || type.getKind() == TypeKind.ERROR) {
            return true;
        }
        TypeMirror inheritedType = erased ? types.erasure(type) : type;
        TypeMirror other = inherited.putIfAbsent(declared.asElement(), inheritedType);
        if (other != null && !types.isSameType(inheritedType, other)) {
            return false;
        }
        boolean erases = erased || TypeForms.isRaw(type);
        if (!(erases ? seenErased : seen).add(declared.asElement())) {
            return true;
        }
        for (TypeMirror supertype : TypeQuestions.supertypes(types, type)) {
            if (!agree(supertype, erases)) {
                return false;
            }
        }
        return true;
    }
}
