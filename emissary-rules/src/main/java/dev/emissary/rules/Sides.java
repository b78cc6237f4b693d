package dev.emissary.rules;

import dev.emissary.model.Header;
import dev.emissary.model.Header.Component;
import dev.emissary.rules.HandImplemented.Required;
import dev.emissary.rules.InterfaceMembers.Member;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.util.Types;

/** The methods that one method of an emissary has to override, and what it can call for each of them (EM-CONF-1). */
final class Sides {
    private final Types types;
    private final TypeQuestions questions;
    private final InterfaceCalls calls;
    private final Header header;
    private final HandImplemented hand;

    Sides(Types types, InterfaceMembers members, Header header, HandImplemented hand) {
        this.types = types;
        this.questions = new TypeQuestions(types);
        this.calls = new InterfaceCalls(types, members);
        this.header = header;
        this.hand = hand;
    }

    /** Returns the side for a method that a delegate supplies. */
    Side of(Candidate candidate) {
        ExecutableElement method = candidate.member().method();
        Component component = header.components().get(candidate.component());
        Optional<Callee> callee = calls.writable(calls.of(component.type(), candidate), candidate)
                .map(call -> callee(call, "this." + component.name()));
        return new Side(callee, method, candidate.declarations(), candidate.signature());
    }

    private Callee callee(InterfaceCall call, String delegate) {
        return new Callee(
                call.receiver(delegate),
                call.method(),
                questions.asMemberOf((DeclaredType) types.capture(call.site()), call.method()),
                TypeQuestions.isRaw(call.site()),
                calls.isOverloaded(call));
    }

    /** Returns the sides for what the delegates supply, and for what the method must override besides. */
    List<Side> of(OverrideGroup group) {
        return of(group, hand.requirements(group));
    }

    /** Returns the same sides, but of the methods that are implemented by hand only the given ones. */
    List<Side> of(OverrideGroup group, List<Required> requirements) {
        List<Side> sides = new ArrayList<>();
        for (Candidate candidate : group.candidates()) {
            sides.add(of(candidate));
        }
        for (Candidate candidate : group.candidates()) {
            addAlternatives(candidate.member(), candidate.delegated().type(), sides);
        }
        for (Required required : requirements) {
            sides.add(of(required, group, requirements));
        }
        return sides;
    }

    /** Returns the side for a method that is implemented by hand; it can be called if the emissary would inherit it. */
    private Side of(Required required, OverrideGroup group, List<Required> requirements) {
        Optional<Callee> inherited = hand.isInheritedDefault(required, group, requirements) && hand.isLowest(required)
                ? Optional.of(new Callee(
                        TypeText.plain().of(types.erasure(required.type())) + ".super",
                        required.method(),
                        required.signature(),
                        TypeQuestions.isRaw(required.type()),
                        false))
                : Optional.empty();
        return new Side(inherited, required.method(), List.of(required.method()), required.signature());
    }

    private void addAlternatives(Member member, DeclaredType type, List<Side> sides) {
        for (ExecutableElement alternative : member.alternatives()) {
            if (alternative != member.method()) {
                sides.add(new Side(
                        Optional.empty(), alternative, List.of(alternative), questions.asMemberOf(type, alternative)));
            }
        }
    }
}
