package dev.emissary.rules.forwarding;

import dev.emissary.model.Forwarder;
import dev.emissary.model.Header;
import dev.emissary.rules.conflicts.ReconcilingMethod;
import dev.emissary.rules.members.HandImplemented.Required;
import dev.emissary.rules.types.ProgramRules;
import dev.emissary.rules.types.Substitution;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/** Chooses forwarders that also implement methods of interfaces implemented by hand (EM-CONF-5). */
final class ConstrainedChoice extends ProgramRules {
    private final ForwarderChoice choice;

    ConstrainedChoice(ForwarderChoice choice) {
        super(choice);
        this.choice = choice;
    }

    /** Whether a forwarder that was chosen without regard to some methods implements them anyway. */
    boolean implementsAll(Forwarder forwarder, List<Required> requirements) {
        for (Required required : requirements) {
            if (required.method().isVarArgs() != forwarder.method().isVarArgs()
                    || !implementsOne(forwarder, required.signature())) {
                return false;
            }
        }
        return true;
    }

    /**
     * Whether a forwarder implements a method without an unchecked conversion (EM-CONF-5, JLS 8.4.5): callers that see
     * it by its interface get what the interface says.
     */
    boolean implementsOne(Forwarder forwarder, ExecutableType required) {
        if (!types.isSubsignature(forwarder.signature(), required)) {
            return false;
        }
        Substitution adapting = Substitution.adapting(required, forwarder.signature(), types);
        return questions.returnsWithoutConversion(forwarder.returnType(), adapting.in(required.getReturnType()))
                && throwsClauses.covers(
                        required.getThrownTypes().stream().map(adapting::in).toList(), forwarder.thrownTypes());
    }

    /**
     * Returns a forwarder with the signature, result and exceptions that the interfaces allow.
     *
     * @param forwarder the forwarder chosen without regard to them
     * @param allowed what they allow for a method that calls the delegate
     * @param requirements the methods that they require
     */
    ForwarderChoice.Choice constrain(
            Forwarder forwarder, ReconcilingMethod allowed, List<Required> requirements, Header header) {
        Forwarder constrained = new Forwarder(
                forwarder.delegated(),
                forwarder.method(),
                allowed.shape().signature(types),
                allowed.returned(),
                thrown(forwarder, allowed),
                forwarder.target(),
                forwarder.upcast(),
                forwarder.supply(),
                false,
                lint(forwarder, allowed, requirements));
        return choice.choice(constrained, header);
    }

    /** An interface need not allow unchecked exceptions. */
    private List<TypeMirror> thrown(Forwarder forwarder, ReconcilingMethod allowed) {
        List<TypeMirror> thrown = new ArrayList<>(allowed.thrown());
        for (TypeMirror type : forwarder.thrownTypes()) {
            if (type.getKind() == TypeKind.DECLARED
                    && throwsClauses.covers(List.of(), List.of(type))
                    && thrown.stream().noneMatch(other -> types.isSameType(type, other))) {
                thrown.add(type);
            }
        }
        return thrown;
    }

    private Set<String> lint(Forwarder forwarder, ReconcilingMethod allowed, List<Required> requirements) {
        Set<String> lint = new HashSet<>(forwarder.lint());
        if (allowed.unchecked()) {
            lint.add("unchecked");
        }
        boolean isVarArgs = forwarder.method().isVarArgs();
        if (requirements.stream().anyMatch(required -> required.method().isVarArgs() != isVarArgs)) {
            lint.add("overrides");
        }
        return lint;
    }
}
