package dev.emissary.rules;

import dev.emissary.model.Decision;
import dev.emissary.model.Header;
import dev.emissary.model.Header.Component;
import dev.emissary.model.Plan;
import dev.emissary.model.Problem;
import dev.emissary.model.Problem.Part;
import dev.emissary.model.Problem.Place;
import dev.emissary.model.Superinterfaces;
import dev.emissary.rules.forwarding.ForwardingRules;
import dev.emissary.rules.header.DelegationRules;
import dev.emissary.rules.types.ProgramFacts;
import dev.emissary.rules.warnings.SurpriseWarnings;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Types;

/**
 * The decision about an emissary whose header is complete, in the steps that a compiler takes: its superinterfaces,
 * which the class then has to implement; its methods; warnings, before the methods are members of the class; and
 * stand-ins, if its header has errors.
 */
public final class EmissaryRules {
    private final DelegationRules delegation;
    private final ForwardingRules forwarding;

    /** Creates the rules for a compilation, or for one round of it; they keep what they learn about interfaces. */
    public EmissaryRules(Types types, ProgramFacts facts) {
        delegation = DelegationRules.whenComplete(types, facts);
        forwarding = new ForwardingRules(delegation);
    }

    /** Decides what an emissary delegates and implements (EM-DEL). */
    public Superinterfaces superinterfaces(TypeElement emissary, Header header) {
        return delegation.decide(emissary, header, forwarding);
    }

    /** Decides which methods are added to an emissary that implements its superinterfaces (EM-FWD, EM-CONF). */
    public Decision decide(TypeElement emissary, Header header, Superinterfaces superinterfaces) {
        Plan plan = forwarding.plan(emissary, header, superinterfaces);
        return new Decision(
                header,
                superinterfaces,
                plan,
                haveDistinctNames(header.components()) ? conflicts(plan, superinterfaces) : List.of(),
                delegation.isBroken(header, superinterfaces));
    }

    /** Returns the warnings about legal but surprising code in an emissary without mistakes (EM-DIAG-4). */
    public List<Problem> warnings(TypeElement emissary, Decision decision, boolean all) {
        return decision.isComplete() ? new SurpriseWarnings(forwarding, emissary, decision).problems(all) : List.of();
    }

    /** Returns the stand-ins that suppress follow-on errors of a broken header (EM-DIAG-3). */
    public Plan standIns(TypeElement emissary, Decision decision) {
        return decision.isBroken()
                ? forwarding.standIns(emissary, decision.header(), decision.superinterfaces())
                : new Plan(List.of(), List.of());
    }

    /** Whether all components have distinct names; compilers report those that have not. */
    private static boolean haveDistinctNames(List<Component> components) {
        Set<String> names = new HashSet<>();
        for (Component component : components) {
            names.add(component.name());
        }
        return names.size() == components.size();
    }

    /**
     * Returns the conflicts of components without other problems, because javac reports one error at each position. If
     * there are such problems, conflicts at listed interfaces are left out too, because they may depend on them.
     */
    private static List<Problem> conflicts(Plan plan, Superinterfaces superinterfaces) {
        Set<Place> wrong = new HashSet<>();
        for (Problem problem : superinterfaces.problems()) {
            wrong.add(problem.place());
        }
        List<Problem> conflicts = new ArrayList<>();
        for (Problem problem : plan.problems()) {
            boolean mayDependOnOthers = !wrong.isEmpty() && problem.place().part() == Part.LISTED;
            if (!mayDependOnOthers && !wrong.contains(problem.place())) {
                conflicts.add(problem);
            }
        }
        return conflicts;
    }
}
