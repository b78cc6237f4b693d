package dev.emissary.rules.forwarding;

import dev.emissary.model.DelegatedInterface;
import dev.emissary.model.DelegatedInterface.Service;
import dev.emissary.model.Header;
import dev.emissary.model.Header.Component;
import dev.emissary.model.Plan;
import dev.emissary.model.PlannedMethod;
import dev.emissary.model.Problem;
import dev.emissary.model.StandIn;
import dev.emissary.model.Superinterfaces;
import dev.emissary.model.Superinterfaces.Implemented;
import dev.emissary.rules.advice.NamedMethods;
import dev.emissary.rules.advice.Proposals;
import dev.emissary.rules.conflicts.ConflictSummary;
import dev.emissary.rules.conflicts.ConflictSummary.Conflict;
import dev.emissary.rules.forwarding.MethodDecisions.Contested;
import dev.emissary.rules.forwarding.MethodDecisions.Decision;
import dev.emissary.rules.forwarding.MethodDecisions.Forwarded;
import dev.emissary.rules.forwarding.MethodDecisions.Refused;
import dev.emissary.rules.header.DelegationRules;
import dev.emissary.rules.header.Shapes;
import dev.emissary.rules.header.Shapes.Found;
import dev.emissary.rules.header.Targets;
import dev.emissary.rules.members.Candidate;
import dev.emissary.rules.members.HandImplemented;
import dev.emissary.rules.members.HandImplemented.Required;
import dev.emissary.rules.members.OverrideGroup;
import dev.emissary.rules.members.OverrideGroups;
import dev.emissary.rules.members.WrittenMethods;
import dev.emissary.rules.serialization.SerializationHooks;
import dev.emissary.rules.serialization.SerializationRules;
import dev.emissary.rules.types.InheritedArguments;
import dev.emissary.rules.types.InterfaceMembers;
import dev.emissary.rules.types.InterfaceMembers.Member;
import dev.emissary.rules.types.ProgramFacts;
import dev.emissary.rules.types.TypeForms;
import dev.emissary.rules.types.TypeQuestions;
import dev.emissary.rules.types.TypedMethod;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Types;

/**
 * The rules for which forwarders an emissary has, one for each method of a delegated interface that is not written by
 * hand, and for where delegates conflict (EM-FWD, EM-CONF).
 */
public final class ForwardingRules implements Proposals {
    private final Types types;
    private final TypeQuestions questions;
    private final InterfaceMembers members;
    private final DelegationRules delegation;
    private final AccessRules accessRules;
    private final ProgramFacts facts;
    private final ForwarderChoice choice;
    private final OutcomeCache cache = new OutcomeCache();

    /**
     * Creates the rules; what they learn about interfaces is kept in {@code members}.
     *
     * @param types the compilation's types
     * @param facts what is known about the program
     * @param members the members of interfaces
     * @param delegation the rules for headers, to which a proposed one is put
     */
    public ForwardingRules(Types types, ProgramFacts facts, InterfaceMembers members, DelegationRules delegation) {
        this.types = types;
        this.facts = facts;
        this.questions = new TypeQuestions(types);
        this.members = members;
        this.delegation = delegation;
        this.accessRules = new AccessRules(facts);
        this.choice = new ForwarderChoice(types, members);
    }

    /**
     * Plans the methods of one emissary.
     *
     * @param emissary its element, with the members written by hand
     * @param header its header
     * @param superinterfaces the interfaces that it delegates and implements
     * @return the methods that it gets; if there is a problem with one, a stand-in suppresses follow-on errors
     */
    public Plan plan(TypeElement emissary, Header header, Superinterfaces superinterfaces) {
        Planning planning = new Planning(emissary, header, superinterfaces, members.declared(emissary));
        HandImplemented hand = new HandImplemented(types, members, superinterfaces);
        List<MethodOutcome> outcomes =
                planning.dependsOnInterfaceOnly(hand) ? cached(planning, hand) : planning.outcomes(hand);
        if (!planning.conflicts.isEmpty()) {
            planning.problems.addAll(new ConflictSummary(
                            questions,
                            header,
                            superinterfaces,
                            changed -> wouldCompile(emissary, header, changed),
                            new Targets(emissary, header, this))
                    .of(planning.conflicts));
        }
        return planning.complete(outcomes, hand);
    }

    @Override
    public boolean wouldCompile(TypeElement emissary, Header written, Header proposed) {
        Superinterfaces superinterfaces = delegation.decide(emissary, proposed);
        if (delegation.isBroken(proposed, superinterfaces)
                || !new InheritedArguments(types).agree(superinterfaces)
                || !keepsImplementing(emissary, written, superinterfaces)) {
            return false;
        }
        Planning planning = new Planning(emissary, proposed, superinterfaces, members.declared(emissary));
        HandImplemented hand = new HandImplemented(types, members, superinterfaces);
        List<MethodOutcome> outcomes = planning.outcomes(hand);
        return planning.conflicts.isEmpty()
                && planning.implementsAll(proposed.listed())
                && planning.complete(outcomes, hand).problems().isEmpty();
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

    private List<MethodOutcome> cached(Planning planning, HandImplemented hand) {
        DeclaredType only = planning.superinterfaces.delegated().get(0).type();
        Optional<List<MethodOutcome>> known = cache.find(only);
        if (known.isPresent()) {
            return known.get();
        }
        List<MethodOutcome> outcomes = planning.outcomes(hand);
        if (planning.problems.isEmpty() && planning.conflicts.isEmpty()) {
            cache.keep(only, outcomes);
        }
        return outcomes;
    }

    /**
     * Plans stand-ins to suppress follow-on errors of an emissary whose header has been reported: one for every method
     * of its interfaces that it does not have yet, so that javac does not report it as missing.
     *
     * @param emissary its element, with all its members
     * @param header its header
     * @param superinterfaces the interfaces that it delegates and implements
     */
    public Plan standIns(TypeElement emissary, Header header, Superinterfaces superinterfaces) {
        Planning planning = new Planning(emissary, header, superinterfaces, members.declared(emissary));
        for (Implemented implemented : superinterfaces.implemented()) {
            if (implemented.type().getKind() == TypeKind.DECLARED) {
                planning.add(new DelegatedInterface(0, (DeclaredType) implemented.type()));
            }
        }
        return new Plan(List.copyOf(planning.standIns()), List.of());
    }

    /** The state of one plan. */
    private final class Planning {
        private final TypeElement emissary;
        private final Header header;
        final Superinterfaces superinterfaces;
        /** The methods that the emissary already has. */
        private final List<ExecutableElement> declared;
        /** The same as what they replace and clash with; created on first use, because most emissaries have none. */
        private WrittenMethods handWritten;
        /** What is not forwarded, because a method of the body has the same erasure. */
        private final List<Candidate> clashing = new ArrayList<>();
        /** The methods that the emissary must have, each with everything that requires it. */
        private final OverrideGroups groups = new OverrideGroups(questions);

        final List<Problem> problems = new ArrayList<>();
        final List<Conflict> conflicts = new ArrayList<>();

        Planning(
                TypeElement emissary,
                Header header,
                Superinterfaces superinterfaces,
                List<ExecutableElement> declared) {
            this.emissary = emissary;
            this.header = header;
            this.superinterfaces = superinterfaces;
            this.declared = declared;
        }

        private WrittenMethods handWritten() {
            if (handWritten == null) {
                handWritten = new WrittenMethods(types, questions, declared);
            }
            return handWritten;
        }

        /**
         * Whether the forwarders depend only on the delegated interface: it is the only one, has no type arguments, is
         * the first component's own type, and none of its method names is written by hand or required by an interface
         * that is implemented by hand.
         */
        boolean dependsOnInterfaceOnly(HandImplemented hand) {
            if (superinterfaces.delegated().size() != 1) {
                return false;
            }
            DelegatedInterface only = superinterfaces.delegated().get(0);
            return only.component() == 0
                    && header.components().get(0).type() == only.type()
                    && only.type().getTypeArguments().isEmpty()
                    && ((declared.isEmpty() && hand.isEmpty()) || !mentionsName(only.element(), hand));
        }

        /** Whether a method of an interface has the name of one that is written or required by hand. */
        private boolean mentionsName(TypeElement type, HandImplemented hand) {
            for (Member member : members.of(type)) {
                String name = member.method().getSimpleName().toString();
                if (handWritten().haveMethod(name) || hand.haveMethod(name)) {
                    return true;
                }
            }
            return false;
        }

        void add(DelegatedInterface delegated) {
            for (Candidate candidate : candidates(delegated)) {
                if (declared.isEmpty()) {
                    groups.add(candidate);
                } else if (!handWritten().replace(candidate)) {
                    if (handWritten().clashWith(candidate, true, problems)) {
                        clashing.add(candidate);
                    } else {
                        groups.add(candidate);
                    }
                }
            }
        }

        /** Looks for methods of the body that clash with those of an interface that is implemented by hand. */
        private void checkClashes(DeclaredType implemented) {
            for (Candidate candidate : candidates(new DelegatedInterface(0, implemented))) {
                if (!handWritten().replace(candidate)
                        && handWritten().clashWith(candidate, isAbstract(candidate.member()), problems)
                        && !isSupplied(candidate.name(), candidate.signature())) {
                    clashing.add(candidate);
                }
            }
        }

        private List<Candidate> candidates(DelegatedInterface delegated) {
            List<Candidate> candidates = new ArrayList<>();
            for (Member member : members.of(delegated.element())) {
                ExecutableType signature = questions.asMemberOf(delegated.type(), member.method());
                if (delegated.service() == Service.SHAPE) {
                    // A default method that the component has not is inherited.
                    found(delegated, new TypedMethod(member.method(), signature))
                            .ifPresent(found -> candidates.add(new Candidate(
                                    delegated, member, signature, member.declarations(), Optional.of(found))));
                    continue;
                }
                if (!TypeForms.isRaw(delegated.type())) {
                    candidates.add(
                            new Candidate(delegated, member, signature, member.declarations(), Optional.empty()));
                    continue;
                }
                // A method that is overridden only with type arguments is a separate member of the raw type.
                List<ExecutableElement> same = new ArrayList<>();
                for (ExecutableElement declaration : member.declarations()) {
                    ExecutableType other = questions.asMemberOf(delegated.type(), declaration);
                    if (types.isSubsignature(signature, other)) {
                        same.add(declaration);
                    } else {
                        List<ExecutableElement> alone = List.of(declaration);
                        Member separate = new Member(declaration, alone, alone, Set.of());
                        candidates.add(new Candidate(delegated, separate, other, alone, Optional.empty()));
                    }
                }
                candidates.add(new Candidate(delegated, member, signature, same, Optional.empty()));
            }
            return candidates;
        }

        private Optional<Found> found(DelegatedInterface delegated, TypedMethod wanted) {
            Component component = header.components().get(delegated.component());
            Shapes shapes = new Shapes(types, members, emissary);
            return shapes.find(component.name(), component.type(), wanted) instanceof Found found
                    ? Optional.of(found)
                    : Optional.empty();
        }

        List<MethodOutcome> outcomes(HandImplemented hand) {
            for (DelegatedInterface delegated : superinterfaces.delegated()) {
                add(delegated);
            }
            List<MethodOutcome> outcomes = new ArrayList<>();
            MethodDecisions decisions = new MethodDecisions(types, members, facts, choice, emissary, header, hand);
            for (OverrideGroup group : groups.inOrder()) {
                List<Required> requirements = hand.requirements(group);
                Decision decision = decisions.decide(group, requirements);
                if (decision instanceof Forwarded forwarded) {
                    outcomes.add(forwarded.outcome());
                    if (forwarded.problem().isPresent()) {
                        problems.add(forwarded.problem().get());
                    }
                } else if (!refuse(decision, group, outcomes)) {
                    // A method with a missing type has an error of its own, and may turn out to be a different one.
                    if (!mentionUnknown(group, requirements)) {
                        addProblem(decision);
                    }
                    standIns(group, requirements).map(MethodOutcome.Omit::new).forEach(outcomes::add);
                }
            }
            return outcomes;
        }

        /** Plans one refusal for the external methods of two delegates, of which neither is called (EM-CLASS-5). */
        private boolean refuse(Decision decision, OverrideGroup group, List<MethodOutcome> outcomes) {
            Optional<MethodOutcome.Forward> refusal = decision instanceof Contested && isExternal(group)
                    ? choice.choose(group, header)
                    : Optional.empty();
            refusal.ifPresent(outcomes::add);
            return refusal.isPresent();
        }

        private boolean isExternal(OverrideGroup group) {
            return new SerializationHooks(types, members, members.declared(emissary), superinterfaces)
                    .isExternal(group.first().member().method(), group.first().signature());
        }

        /** Whether interfaces that are implemented by hand have no method left that nothing implements. */
        boolean implementsAll(List<TypeMirror> listed) {
            for (TypeMirror type : listed) {
                if (type instanceof DeclaredType declared && TypeForms.isInterface(declared)) {
                    for (Member member : members.of((TypeElement) declared.asElement())) {
                        ExecutableType signature = questions.asMemberOf(declared, member.method());
                        // A class inherits no default in the place of a protected method of Object.
                        boolean isNeeded = isAbstract(member)
                                || (member.method().getSimpleName().contentEquals("finalize")
                                        && signature.getParameterTypes().isEmpty());
                        if (isNeeded
                                && !isImplemented(
                                        member.method().getSimpleName().toString(), signature)) {
                            return false;
                        }
                    }
                }
            }
            return true;
        }

        private static boolean isAbstract(Member member) {
            return member.method().getModifiers().contains(Modifier.ABSTRACT);
        }

        private boolean isImplemented(String name, ExecutableType signature) {
            return handWritten().replace(name, signature) || isSupplied(name, signature);
        }

        private boolean isSupplied(String name, ExecutableType signature) {
            return groups.inOrder().stream()
                    .flatMap(OverrideGroup::stream)
                    .anyMatch(
                            one -> one.name().equals(name) && questions.overrideEquivalent(one.signature(), signature));
        }

        private static boolean mentionUnknown(OverrideGroup group, List<Required> requirements) {
            return group.stream().anyMatch(candidate -> TypeForms.mentionsUnknown(candidate.signature()))
                    || requirements.stream().anyMatch(required -> TypeForms.mentionsUnknown(required.signature()));
        }

        /** The conflicts of one component are counted in its first one. */
        private void addProblem(Decision decision) {
            if (decision instanceof Contested contested) {
                conflicts.add(contested.conflict());
            } else if (decision instanceof Refused refused) {
                problems.add(refused.problem());
            }
        }

        /** Returns the methods of some outcomes, with what makes the class serializable or not. */
        Plan complete(List<MethodOutcome> outcomes, HandImplemented hand) {
            if (!declared.isEmpty()) {
                hand.types().forEach(this::checkClashes);
            }
            problems.addAll(accessRules.problems(emissary, header, superinterfaces, outcomes));
            List<PlannedMethod> methods = new ArrayList<>(outcomes.size());
            for (MethodOutcome one : outcomes) {
                methods.add(choice.method(one, emissary));
            }
            for (Candidate candidate : clashing) {
                methods.add(standIn(candidate));
            }
            if (!questions.isAnyNamed(superinterfaces.implemented(), SerializationRules.SERIALIZABLE)) {
                // The class is not serializable.
                return new Plan(methods, problems);
            }
            SerializationRules serialization =
                    new SerializationRules(types, members, header, superinterfaces, members.declared(emissary));
            List<PlannedMethod> all = serialization.withoutHooks(methods);
            serialization.refuse(emissary);
            all.addAll(serialization.guards());
            problems.addAll(serialization.problems());
            return new Plan(all, problems);
        }

        List<StandIn> standIns() {
            return Stream.concat(
                            groups.inOrder().stream().flatMap(this::standIns),
                            clashing.stream().map(this::standIn))
                    .toList();
        }

        private Stream<StandIn> standIns(OverrideGroup group, List<Required> requirements) {
            Stream<StandIn> clashing = requirements.stream()
                    .filter(required -> group.stream()
                            .noneMatch(one -> types.isSubsignature(one.signature(), required.signature())))
                    .map(required -> new StandIn(required.method(), required.signature()));
            return Stream.concat(standIns(group), clashing);
        }

        private Stream<StandIn> standIns(OverrideGroup group) {
            List<Candidate> distinct = new ArrayList<>();
            for (Candidate candidate : group.candidates()) {
                if (distinct.stream().noneMatch(other -> sameSignature(candidate, other))) {
                    distinct.add(candidate);
                }
            }
            return distinct.stream().map(this::standIn);
        }

        private StandIn standIn(Candidate candidate) {
            return new StandIn(candidate.member().method(), choice.overriding(candidate));
        }

        private boolean sameSignature(Candidate one, Candidate other) {
            return types.isSubsignature(one.signature(), other.signature())
                    && types.isSubsignature(other.signature(), one.signature());
        }
    }
}
