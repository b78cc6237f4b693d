package dev.emissary.rules.conflicts;

import dev.emissary.model.Header;
import dev.emissary.model.Header.Component;
import dev.emissary.rules.advice.TypeText;
import dev.emissary.rules.members.Candidate;
import dev.emissary.rules.members.HandImplemented;
import dev.emissary.rules.members.HandImplemented.Required;
import dev.emissary.rules.members.InterfaceCall;
import dev.emissary.rules.members.InterfaceCalls;
import dev.emissary.rules.members.OverrideGroup;
import dev.emissary.rules.types.InterfaceMembers;
import dev.emissary.rules.types.InterfaceMembers.Member;
import dev.emissary.rules.types.TypeForms;
import dev.emissary.rules.types.TypeQuestions;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.util.Types;

/** The methods that one method of an emissary has to override, and what it can call for each of them (EM-CONF-1). */
public final class OverriddenMethods {
    private final Types types;
    private final TypeQuestions questions;
    private final InterfaceCalls calls;
    private final Header header;
    private final HandImplemented hand;

    public OverriddenMethods(Types types, InterfaceMembers members, Header header, HandImplemented hand) {
        this.types = types;
        this.questions = new TypeQuestions(types);
        this.calls = new InterfaceCalls(types, members);
        this.header = header;
        this.hand = hand;
    }

    /** Returns the overridden method for a method that a delegate supplies. */
    public OverriddenMethod of(Candidate candidate) {
        ExecutableElement method = candidate.member().method();
        Component component = header.components().get(candidate.component());
        Optional<CallableMethod> callee = calls.writable(calls.of(component.type(), candidate), candidate)
                .map(call -> callee(call, "this." + component.name()));
        return new OverriddenMethod(callee, method, candidate.declarations(), candidate.signature());
    }

    private CallableMethod callee(InterfaceCall call, String delegate) {
        return new CallableMethod(
                call.receiver(delegate),
                call.method(),
                questions.asMemberOf((DeclaredType) types.capture(call.site()), call.method()),
                TypeForms.isRaw(call.site()),
                calls.isOverloaded(call));
    }

    /** Returns the overridden methods for what the delegates supply, and for what the method must override besides. */
    public List<OverriddenMethod> of(OverrideGroup group) {
        return of(group, hand.requirements(group));
    }

    /** Returns the same overridden methods, but of the methods that are implemented by hand only the given ones. */
    public List<OverriddenMethod> of(OverrideGroup group, List<Required> requirements) {
        List<OverriddenMethod> allOverridden = new ArrayList<>();
        for (Candidate candidate : group.candidates()) {
            allOverridden.add(of(candidate));
        }
        for (Candidate candidate : group.candidates()) {
            addAlternatives(candidate.member(), candidate.delegated().type(), allOverridden);
        }
        for (Required required : requirements) {
            allOverridden.add(of(required, group, requirements));
        }
        return allOverridden;
    }

    /** Returns the overridden method for a method that is implemented by hand; it can be called if the emissary would inherit it. */
    private OverriddenMethod of(Required required, OverrideGroup group, List<Required> requirements) {
        Optional<CallableMethod> inherited =
                hand.isInheritedDefault(required, group, requirements) && hand.isLowest(required)
                        ? Optional.of(new CallableMethod(
                                TypeText.plain().of(types.erasure(required.type())) + ".super",
                                required.method(),
                                required.signature(),
                                TypeForms.isRaw(required.type()),
                                false))
                        : Optional.empty();
        return new OverriddenMethod(inherited, required.method(), List.of(required.method()), required.signature());
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
