/* The rules that say which forwarders an emissary has, and where two delegates conflict (EM-FWD, EM-CONF). */
package dev.emissary.rules;

import dev.emissary.model.Delegation;
import dev.emissary.model.Delegations;
import dev.emissary.model.Delegations.Implemented;
import dev.emissary.model.Forwarder;
import dev.emissary.model.Header;
import dev.emissary.model.Plan;
import dev.emissary.model.Problem;
import dev.emissary.rules.ConflictSummary.Conflict;
import dev.emissary.rules.ForwarderChoice.Choice;
import dev.emissary.rules.HandImplemented.Asked;
import dev.emissary.rules.InterfaceMembers.Member;
import dev.emissary.rules.MethodDecisions.Contested;
import dev.emissary.rules.MethodDecisions.Decision;
import dev.emissary.rules.MethodDecisions.Forwarded;
import dev.emissary.rules.MethodDecisions.Refused;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.stream.Stream;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.util.Types;

/** The rules for forwarders: one for each method of a delegated interface that is not written by hand. */
public final class ForwardingRules {
    private final Types types;
    private final TypeQuestions questions;
    private final InterfaceMembers members;
    private final AccessRules accessRules;
    private final Deprecation.Lookup deprecations;
    private final ForwarderChoice choice;

    /** What is chosen for an interface that is all that an emissary delegates, for the next one that does the same. */
    private final Map<DeclaredType, List<Choice>> known = new HashMap<>();

    /**
     * Creates the rules; what they learn about interfaces is kept in {@code members}.
     *
     * @param types the compilation's types
     * @param members the members of interfaces
     * @param isAccessible whether a class or interface can be named in another one
     * @param deprecations tells what is deprecated
     */
    public ForwardingRules(
            Types types,
            InterfaceMembers members,
            BiPredicate<TypeElement, TypeElement> isAccessible,
            Deprecation.Lookup deprecations) {
        this.types = types;
        this.deprecations = deprecations;
        this.questions = new TypeQuestions(types);
        this.members = members;
        this.accessRules = new AccessRules(isAccessible);
        this.choice = new ForwarderChoice(types, members);
    }

    /**
     * Plans the members of one emissary.
     *
     * @param emissary its element, with the members written by hand
     * @param header its header
     * @param delegations what it delegates
     * @return the forwarders and refusals; where there is a problem with a method, a forwarder for it is planned all the
     *     same, so that nothing else complains about its absence
     */
    public Plan plan(TypeElement emissary, Header header, Delegations delegations) {
        List<ExecutableElement> handWritten = members.declared(emissary);
        HandImplemented hand = new HandImplemented(types, members, delegations);
        Planning planning = new Planning(emissary, header, handWritten);
        List<Choice> choices;
        if (planning.isDecidedBy(delegations.delegations(), hand)) {
            DeclaredType only = delegations.delegations().get(0).type();
            choices = known.get(only);
            if (choices == null) {
                choices = planning.choices(delegations, hand);
                if (planning.problems.isEmpty()) {
                    known.put(only, choices);
                }
            }
        } else {
            choices = planning.choices(delegations, hand);
        }
        planning.problems.addAll(accessRules.problems(emissary, header, delegations, choices));
        List<Forwarder> forwarders = new ArrayList<>(choices.size());
        for (Choice one : choices) {
            forwarders.add(choice.forwarder(one, emissary));
        }
        if (!SerialisationRules.concern(delegations, questions)) {
            return new Plan(forwarders, List.of(), planning.problems);
        }
        SerialisationRules serialisation = new SerialisationRules(types, members, header, delegations, handWritten);
        List<Forwarder> withoutHooks = serialisation.withoutHooks(forwarders);
        serialisation.refuse(emissary);
        planning.problems.addAll(serialisation.problems());
        return new Plan(withoutHooks, serialisation.refusals(), planning.problems);
    }

    /**
     * Plans what keeps quiet about an emissary whose header has been reported: a stand-in for every method of its
     * interfaces that it does not have yet, so that it is not called abstract on top of that.
     *
     * @param emissary its element, with all members that it has
     * @param header its header
     * @param delegations what it implements
     */
    public List<Forwarder> standIns(TypeElement emissary, Header header, Delegations delegations) {
        Planning planning = new Planning(emissary, header, members.declared(emissary));
        for (Implemented implemented : delegations.implemented()) {
            if (implemented.type().getKind() == TypeKind.DECLARED) {
                planning.add(new Delegation(0, (DeclaredType) implemented.type()));
            }
        }
        return planning.standIns();
    }

    /** The state of one plan. */
    private final class Planning {
        private final TypeElement emissary;
        private final Header header;
        /** The methods that the emissary has already, by name. */
        private final Map<String, List<ExecutableElement>> handWritten = new HashMap<>();
        /** The methods that the emissary must have, by name: each with all that asks for it. */
        private final Map<String, List<List<Candidate>>> slotsByName = new HashMap<>();

        private final List<List<Candidate>> slots = new ArrayList<>();
        final List<Problem> problems = new ArrayList<>();

        Planning(TypeElement emissary, Header header, List<ExecutableElement> declared) {
            this.emissary = emissary;
            this.header = header;
            declared.forEach(method -> handWritten
                    .computeIfAbsent(method.getSimpleName().toString(), name -> new ArrayList<>())
                    .add(method));
        }

        /**
         * Whether the forwarders depend on the delegated interface alone: it is the only one, has no type arguments, is the
         * first component's own type, and no method of any of its names is written by hand, or asked for by an interface
         * that is implemented by hand.
         */
        boolean isDecidedBy(List<Delegation> delegations, HandImplemented hand) {
            if (delegations.size() != 1) {
                return false;
            }
            Delegation only = delegations.get(0);
            return only.component() == 0
                    && header.components().get(0).type() == only.type()
                    && only.type().getTypeArguments().isEmpty()
                    && ((handWritten.isEmpty() && hand.isEmpty())
                            || members.of(only.element()).stream()
                                    .map(member ->
                                            member.method().getSimpleName().toString())
                                    .noneMatch(name -> handWritten.containsKey(name) || hand.haveMethod(name)));
        }

        void add(Delegation delegation) {
            for (Member member : members.of(delegation.element())) {
                ExecutableType signature = questions.asMemberOf(delegation.type(), member.method());
                if (!TypeQuestions.isRaw(delegation.type())) {
                    add(new Candidate(delegation, member, signature, member.declarations()));
                    continue;
                }
                // What a method overrides only where there are type arguments is another member of the raw type.
                List<ExecutableElement> same = new ArrayList<>();
                for (ExecutableElement declaration : member.declarations()) {
                    ExecutableType other = questions.asMemberOf(delegation.type(), declaration);
                    if (types.isSubsignature(signature, other)) {
                        same.add(declaration);
                    } else {
                        List<ExecutableElement> alone = List.of(declaration);
                        add(new Candidate(delegation, new Member(declaration, alone, alone, Set.of()), other, alone));
                    }
                }
                add(new Candidate(delegation, member, signature, same));
            }
        }

        private void add(Candidate candidate) {
            String name = candidate.member().method().getSimpleName().toString();
            if (!isHandWritten(name, candidate.signature())) {
                addTo(slotsByName.computeIfAbsent(name, key -> new ArrayList<>(1)), candidate);
            }
        }

        private boolean isHandWritten(String name, ExecutableType signature) {
            return handWritten.getOrDefault(name, List.of()).stream()
                    .anyMatch(method -> questions.overrideEquivalent((ExecutableType) method.asType(), signature));
        }

        /** Methods of one erasure have to be implemented by one method, whichever of them is looked at first. */
        private void addTo(List<List<Candidate>> overloads, Candidate candidate) {
            List<List<Candidate>> same = overloads.stream()
                    .filter(slot -> slot.stream().anyMatch(one -> Conflicts.needOneMethod(one, candidate, questions)))
                    .toList();
            if (same.isEmpty()) {
                List<Candidate> slot = new ArrayList<>(1);
                slot.add(candidate);
                overloads.add(slot);
                slots.add(slot);
                return;
            }
            List<Candidate> slot = same.get(0);
            for (List<Candidate> other : same.subList(1, same.size())) {
                slot.addAll(other);
                overloads.removeIf(one -> one == other);
                slots.removeIf(one -> one == other);
            }
            slot.add(candidate);
        }

        List<Choice> choices(Delegations delegations, HandImplemented hand) {
            delegations.delegations().forEach(this::add);
            List<Choice> choices = new ArrayList<>(slots.size());
            List<Conflict> found = new ArrayList<>();
            MethodDecisions decisions =
                    new MethodDecisions(types, members, deprecations, choice, emissary, header, hand);
            for (List<Candidate> slot : slots) {
                List<Asked> asking = hand.asking(slot);
                Decision decision = decisions.decide(slot, asking);
                if (decision instanceof Forwarded forwarded) {
                    choices.add(forwarded.choice());
                    forwarded.problem().ifPresent(problems::add);
                } else {
                    // A method with a type that is missing has an error of its own, and may turn out to be another one.
                    if (!mentionUnknown(slot, asking)) {
                        addProblem(decision, found);
                    }
                    addStandIns(slot, asking, choices);
                }
            }
            if (!found.isEmpty()) {
                problems.addAll(new ConflictSummary(questions, header, delegations).of(found));
            }
            return choices;
        }

        private static boolean mentionUnknown(List<Candidate> slot, List<Asked> asking) {
            return slot.stream().anyMatch(candidate -> TypeQuestions.mentionsUnknown(candidate.signature()))
                    || asking.stream().anyMatch(asked -> TypeQuestions.mentionsUnknown(asked.signature()));
        }

        /** The conflicts of one component are counted in the first of them. */
        private void addProblem(Decision decision, List<Conflict> conflicts) {
            if (decision instanceof Contested contested) {
                conflicts.add(contested.conflict());
            } else if (decision instanceof Refused refused) {
                problems.add(refused.problem());
            }
        }

        private void addStandIns(List<Candidate> slot, List<Asked> asking, List<Choice> choices) {
            Stream<Forwarder> clashing = asking.stream()
                    .filter(asked -> slot.stream()
                            .noneMatch(one -> questions.overrideEquivalent(one.signature(), asked.signature())))
                    .map(asked -> standIn(asked.method(), asked.signature()));
            Stream.concat(standIns(slot), clashing)
                    .forEach(standIn -> choices.add(new Choice(standIn, null, List.of())));
        }

        List<Forwarder> standIns() {
            return slots.stream().flatMap(this::standIns).toList();
        }

        private Stream<Forwarder> standIns(List<Candidate> slot) {
            List<Candidate> distinct = new ArrayList<>();
            for (Candidate candidate : slot) {
                if (distinct.stream().noneMatch(other -> sameSignature(candidate, other))) {
                    distinct.add(candidate);
                }
            }
            return distinct.stream()
                    .map(candidate -> standIn(candidate.member().method(), choice.overriding(candidate)));
        }

        private Forwarder standIn(ExecutableElement method, ExecutableType signature) {
            return new Forwarder(
                    0, method, signature, signature.getReturnType(), List.of(), method, false, false, Set.of(), true);
        }

        private boolean sameSignature(Candidate one, Candidate other) {
            return types.isSubsignature(one.signature(), other.signature())
                    && types.isSubsignature(other.signature(), one.signature());
        }
    }
}
