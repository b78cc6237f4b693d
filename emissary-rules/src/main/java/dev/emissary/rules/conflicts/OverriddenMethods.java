package dev.emissary.rules.conflicts;

import dev.emissary.model.Header;
import dev.emissary.model.Header.Component;
import dev.emissary.rules.conflicts.OverriddenMethod.Callee;
import dev.emissary.rules.members.Candidate;
import dev.emissary.rules.members.HandImplemented;
import dev.emissary.rules.members.HandImplemented.Required;
import dev.emissary.rules.members.InterfaceCalls;
import dev.emissary.rules.members.OverrideGroup;
import dev.emissary.rules.types.InterfaceMembers.Member;
import dev.emissary.rules.types.ProgramRules;
import dev.emissary.rules.types.TypeForms;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.type.DeclaredType;

/** The methods that one method of an emissary has to override, and what it can call for each of them (EM-CONF-1). */
final class OverriddenMethods extends ProgramRules {
    private final InterfaceCalls calls;
    private final Header header;
    private final HandImplemented hand;

    OverriddenMethods(ProgramRules rules, Header header, HandImplemented hand) {
        super(rules);
        this.calls = new InterfaceCalls(this);
        this.header = header;
        this.hand = hand;
    }

    OverriddenMethod of(Candidate candidate) {
        ExecutableElement method = candidate.member().method();
        Component component = header.components().get(candidate.component());
        Optional<Callee> callee = calls.writable(calls.of(component.type(), candidate), candidate)
                .map(call -> callee(call, "this." + component.name()));
        return new OverriddenMethod(callee, method, candidate.declarations(), candidate.signature());
    }

    private Callee callee(InterfaceCalls.Call call, String delegate) {
        return new Callee(
                call.receiver(delegate),
                call.method(),
                questions.asMemberOf((DeclaredType) types.capture(call.site()), call.method()),
                TypeForms.isRaw(call.site()),
                calls.isOverloaded(call));
    }

    /** Returns the overridden methods for what the delegates supply, and for what the method must override besides. */
    List<OverriddenMethod> of(OverrideGroup group) {
        return of(group, hand.requirements(group));
    }

    /** Returns the same overridden methods, but of the required methods only the given ones. */
    List<OverriddenMethod> of(OverrideGroup group, List<Required> requirements) {
        List<OverriddenMethod> allOverridden = ofDelegates(group);
        for (Required required : requirements) {
            // What the emissary would inherit can be called.
            Optional<Callee> callee = hand.isInheritedDefault(required, group, requirements)
                    ? Optional.of(Callee.bySuper(required.type(), required.method(), required.signature(), types))
                    : Optional.empty();
            allOverridden.add(of(required, callee));
        }
        return allOverridden;
    }

    /** Returns the same overridden methods, for a method that calls no default method. */
    List<OverriddenMethod> withoutDefaults(OverrideGroup group, List<Required> requirements) {
        List<OverriddenMethod> allOverridden = ofDelegates(group);
        for (Required required : requirements) {
            allOverridden.add(of(required, Optional.empty()));
        }
        return allOverridden;
    }

    private List<OverriddenMethod> ofDelegates(OverrideGroup group) {
        List<OverriddenMethod> allOverridden = new ArrayList<>();
        for (Candidate candidate : group.candidates()) {
            allOverridden.add(of(candidate));
        }
        for (Candidate candidate : group.candidates()) {
            addAlternatives(candidate.member(), candidate.delegated().type(), allOverridden);
        }
        return allOverridden;
    }

    private static OverriddenMethod of(Required required, Optional<Callee> callee) {
        return new OverriddenMethod(callee, required.method(), List.of(required.method()), required.signature());
    }

    private void addAlternatives(Member member, DeclaredType type, List<OverriddenMethod> allOverridden) {
        for (ExecutableElement alternative : member.alternatives()) {
            if (alternative != member.method()) {
                allOverridden.add(new OverriddenMethod(
                        Optional.empty(), alternative, List.of(alternative), questions.asMemberOf(type, alternative)));
            }
        }
    }
}
