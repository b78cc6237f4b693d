package dev.emissary.rules.forwarding;

import dev.emissary.model.DelegatedInterface;
import dev.emissary.model.Header;
import dev.emissary.model.Plan;
import dev.emissary.model.Superinterfaces;
import dev.emissary.model.Superinterfaces.Implemented;
import dev.emissary.rules.advice.NamedMethods;
import dev.emissary.rules.advice.Proposals;
import dev.emissary.rules.conflicts.ConflictSummary;
import dev.emissary.rules.forwarding.ForwarderChoice.Choice;
import dev.emissary.rules.header.DelegationRules;
import dev.emissary.rules.types.InheritedArguments;
import dev.emissary.rules.types.ProgramRules;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/**
 * The rules for which forwarders an emissary has, one for each method of a delegated interface that is not written by
 * hand, and for where delegates conflict (EM-FWD, EM-CONF).
 */
public final class ForwardingRules extends ProgramRules implements Proposals {
    private final DelegationRules delegation;
    private final ForwarderChoice choice;

    /**
     * The choices for interfaces that are all that an emissary delegates, for the next emissary of the same interface.
     * Without them, each of many emissaries asks the same questions about each method of a large interface.
     */
    private final Map<DeclaredType, List<Choice>> known = new HashMap<>();

    /** Creates the rules; to those for headers, a proposed one is put. */
    public ForwardingRules(DelegationRules delegation) {
        super(delegation);
        this.delegation = delegation;
        this.choice = new ForwarderChoice(this);
    }

    /** Plans the methods of one emissary; if there is a problem with one, a stand-in suppresses follow-on errors. */
    public Plan plan(TypeElement emissary, Header header, Superinterfaces superinterfaces) {
        Planning planning = new Planning(choice, emissary, header, superinterfaces);
        List<Choice> choices =
                planning.dependsOnInterfaceOnly() ? choices(planning, superinterfaces) : planning.choices();
        if (!planning.conflicts.isEmpty()) {
            planning.problems.addAll(new ConflictSummary(
                            questions,
                            header,
                            superinterfaces.delegated(),
                            changed -> wouldCompile(emissary, header, changed))
                    .of(planning.conflicts));
        }
        return planning.complete(choices);
    }

    /** Returns choices that depend only on the one interface that is delegated. */
    private List<Choice> choices(Planning planning, Superinterfaces superinterfaces) {
        DeclaredType only = superinterfaces.delegated().get(0).type();
        List<Choice> choices = known.get(only);
        if (choices == null) {
            choices = planning.choices();
            if (planning.problems.isEmpty() && planning.conflicts.isEmpty()) {
                known.put(only, choices);
            }
        }
        return choices;
    }

    @Override
    public boolean wouldCompile(TypeElement emissary, Header written, Header proposed) {
        Superinterfaces superinterfaces = delegation.decide(emissary, proposed);
        if (delegation.isBroken(proposed, superinterfaces)
                || !new InheritedArguments(types).agree(superinterfaces)
                || !keepsImplementing(emissary, written, superinterfaces)) {
            return false;
        }
        Planning planning = new Planning(choice, emissary, proposed, superinterfaces);
        List<Choice> choices = planning.choices();
        return planning.conflicts.isEmpty()
                && planning.implementsAll(proposed.listed())
                && planning.complete(choices).problems().isEmpty();
    }

    /** Whether methods in the body that implement those of a header's types do so with other superinterfaces too. */
    private boolean keepsImplementing(TypeElement emissary, Header written, Superinterfaces superinterfaces) {
        NamedMethods named = new NamedMethods(types);
        List<TypeMirror> implemented =
                superinterfaces.implemented().stream().map(Implemented::type).toList();
        return members.declared(emissary).stream()
                .allMatch(method -> !named.areImplementedBy(method, written.types())
                        || named.areImplementedBy(method, implemented));
    }

    /**
     * Plans stand-ins to suppress follow-on errors of an emissary whose header has been reported: one for every method
     * of its interfaces that it does not have yet, so that javac does not report it as missing.
     */
    public Plan standIns(TypeElement emissary, Header header, Superinterfaces superinterfaces) {
        Planning planning = new Planning(choice, emissary, header, superinterfaces);
        for (Implemented implemented : superinterfaces.implemented()) {
            if (implemented.type().getKind() == TypeKind.DECLARED) {
                planning.add(new DelegatedInterface(0, (DeclaredType) implemented.type()));
            }
        }
        return planning.standIns();
    }
}
