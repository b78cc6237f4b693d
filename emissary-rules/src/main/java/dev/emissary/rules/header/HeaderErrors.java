package dev.emissary.rules.header;

import dev.emissary.model.Header;
import dev.emissary.model.Header.Component;
import dev.emissary.rules.types.ProgramRules;
import dev.emissary.rules.types.TypeForms;
import java.util.List;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/** The errors of a header that a Java compiler reports itself, and that must not cause further errors (EM-DIAG-3). */
final class HeaderErrors extends ProgramRules {
    final boolean typesAreComplete;

    HeaderErrors(ProgramRules rules, boolean typesAreComplete) {
        super(rules);
        this.typesAreComplete = typesAreComplete;
    }

    boolean isAnyIn(Header header) {
        return hasUnknownSupertype(header)
                || isAnyRefused(header.listed())
                || isAnyRefused(header.explicit().orElse(List.of()));
    }

    private static boolean isAnyRefused(List<TypeMirror> listed) {
        for (TypeMirror type : listed) {
            if (isRefused(type)) {
                return true;
            }
        }
        return false;
    }

    /** Whether javac reports a type in the implements clause itself: it is unknown, a class, or has a wildcard. */
    static boolean isRefused(TypeMirror listed) {
        return listed.getKind() == TypeKind.ERROR
                || (listed instanceof DeclaredType type
                        && (type.asElement().getKind().isClass() || TypeForms.hasWildcard(type)));
    }

    /** Whether one of the components has a type or a supertype that cannot be resolved. */
    boolean hasUnknownSupertype(Header header) {
        for (Component component : header.components()) {
            if (hasUnknownSupertype(component.type())) {
                return true;
            }
        }
        return false;
    }

    /** Whether a type or one of its supertypes cannot be resolved, so that it may be a subtype of anything. */
    boolean hasUnknownSupertype(TypeMirror type) {
        TypeKind kind = type.getKind();
        if (kind == TypeKind.ERROR || !typesAreComplete) {
            return kind == TypeKind.ERROR;
        } else if (kind == TypeKind.DECLARED) {
            return facts.lacksSupertype((TypeElement) ((DeclaredType) type).asElement());
        }
        return (kind == TypeKind.TYPEVAR || kind == TypeKind.INTERSECTION)
                && types.directSupertypes(type).stream().anyMatch(this::hasUnknownSupertype);
    }
}
