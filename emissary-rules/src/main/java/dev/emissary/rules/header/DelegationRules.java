package dev.emissary.rules.header;

import dev.emissary.model.Header;
import dev.emissary.model.Superinterfaces;
import dev.emissary.rules.advice.Proposals;
import dev.emissary.rules.types.ProgramFacts;
import dev.emissary.rules.types.ProgramRules;
import java.util.List;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Types;

/**
 * The rules for which interfaces an emissary delegates, and to which component (EM-DEL).
 *
 * <p>They are applied twice to each emissary. Before its supertypes are known, the types are raw, which is enough to
 * determine what the class implements; once they are complete, the answer is final.
 */
public final class DelegationRules extends ProgramRules {
    private final HeaderErrors errors;

    private DelegationRules(Types types, ProgramFacts facts, boolean typesAreComplete) {
        super(types, facts);
        errors = new HeaderErrors(this, typesAreComplete);
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
     * Decides what an emissary delegates and implements, with every problem of the header.
     *
     * @param proposals the rules that another header has to pass before a message proposes it
     */
    public Superinterfaces decide(TypeElement emissary, Header header, Proposals proposals) {
        HeaderDecision decision = new HeaderDecision(errors, emissary, header, proposals);
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
        return !superinterfaces.problems().isEmpty() || errors.isAnyIn(header);
    }
}
