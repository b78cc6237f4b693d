package dev.emissary.eclipse.jdt;

import dev.emissary.eclipse.jdt.annotations.ForwarderAnnotations;
import dev.emissary.eclipse.jdt.model.EcjModel;
import dev.emissary.eclipse.jdt.model.EcjTypes;
import dev.emissary.rules.EmissaryRules;
import dev.emissary.rules.header.DelegationRules;
import org.eclipse.jdt.internal.compiler.lookup.LookupEnvironment;

/** The rules for one compilation, with what they have learned about its interfaces. */
final class Compilation {
    /** Whether mistakes in the options of the agent have been reported. */
    boolean optionsReported;

    final EcjModel model;
    final EcjTypes types;
    final EcjFacts facts;
    final DelegationRules beforeSupertypes;
    final EmissaryRules rules;
    final ForwarderAnnotations annotations;

    Compilation(LookupEnvironment environment) {
        model = new EcjModel(environment);
        types = new EcjTypes(model);
        facts = new EcjFacts(model);
        beforeSupertypes = DelegationRules.beforeSupertypes(types, facts);
        rules = new EmissaryRules(types, facts);
        annotations = new ForwarderAnnotations(model, types);
    }
}
