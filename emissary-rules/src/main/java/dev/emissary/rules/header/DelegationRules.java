package dev.emissary.rules.header;

import dev.emissary.model.Header;
import dev.emissary.model.Header.Component;
import dev.emissary.model.Superinterfaces;
import dev.emissary.rules.advice.Proposals;
import dev.emissary.rules.types.ProgramFacts;
import dev.emissary.rules.types.ProgramRules;
import dev.emissary.rules.types.TypeForms;
import java.util.List;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Types;

/**
 * The rules for which interfaces an emissary delegates, and to which component (EM-DEL), and for the errors of a header
 * that a Java compiler reports itself, and that must not cause further errors (EM-DIAG-3).
 *
 * <p>They are applied twice to each emissary. Before its supertypes are known, the types are raw, which is enough to
 * determine what the class implements; once they are complete, the answer is final.
 */
public final class DelegationRules extends ProgramRules {
    final boolean typesAreComplete;

    private DelegationRules(Types types, ProgramFacts facts, boolean typesAreComplete) {
        super(types, facts);
        this.typesAreComplete = typesAreComplete;
    }

    /**
     * Creates the rules for the time before any supertypes are known, including the classes that a sealed one permits.
     * As far as is known then, nothing is missing, hidden or deprecated.
     */
    public static DelegationRules beforeSupertypes(Types types, ProgramFacts facts) {
        return new DelegationRules(types, facts, false);
    }

    /** Creates the rules for the time when every type is complete. */
    public static DelegationRules whenComplete(Types types, ProgramFacts facts) {
        return new DelegationRules(types, facts, true);
    }

    /** Decides what an emissary delegates and implements; the problems propose no other header. */
    public Superinterfaces decide(TypeElement emissary, Header header) {
        return decide(emissary, header, null);
    }

    /**
     * Decides what an emissary delegates and implements.
     *
     * @param emissary the emissary's element, which determines what it may implement
     * @param header its header
     * @param proposals the rules that another header has to pass before a message proposes it
     * @return the superinterfaces, with every problem of the header
     */
    public Superinterfaces decide(TypeElement emissary, Header header, Proposals proposals) {
        HeaderDecision decision = new HeaderDecision(this, emissary, header, proposals);
        List<TypeMirror> explicit = header.explicit().orElse(List.of());
        if (!explicit.isEmpty()) {
            decision.decideExplicit(explicit);
        } else {
            decision.decideNamedAndImplicit();
            if (header.explicit().isPresent()) {
                decision.reportEmptyList();
            }
        }
        return decision.result();
    }

    /** Whether a header has an error, the plugin's or javac's, that may cause further errors about missing methods. */
    public boolean isBroken(Header header, Superinterfaces superinterfaces) {
        return !superinterfaces.problems().isEmpty()
                || hasUnknownSupertype(header)
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
