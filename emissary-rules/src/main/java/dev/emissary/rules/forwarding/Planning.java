package dev.emissary.rules.forwarding;

import dev.emissary.model.DelegateMethod;
import dev.emissary.model.DelegatedInterface;
import dev.emissary.model.DelegatedInterface.Service;
import dev.emissary.model.Forwarder;
import dev.emissary.model.Header;
import dev.emissary.model.Header.Component;
import dev.emissary.model.Plan;
import dev.emissary.model.PlannedMethod;
import dev.emissary.model.Problem;
import dev.emissary.model.Problem.Part;
import dev.emissary.model.StandIn;
import dev.emissary.model.Superinterfaces;
import dev.emissary.rules.conflicts.ConflictSummary.Conflict;
import dev.emissary.rules.forwarding.ForwarderChoice.Choice;
import dev.emissary.rules.forwarding.MethodDecisions.Contested;
import dev.emissary.rules.forwarding.MethodDecisions.Decision;
import dev.emissary.rules.forwarding.MethodDecisions.Forwarded;
import dev.emissary.rules.forwarding.MethodDecisions.Refused;
import dev.emissary.rules.header.Shapes;
import dev.emissary.rules.header.Shapes.Found;
import dev.emissary.rules.members.Candidate;
import dev.emissary.rules.members.HandImplemented;
import dev.emissary.rules.members.HandImplemented.Required;
import dev.emissary.rules.members.OverrideGroup;
import dev.emissary.rules.members.WrittenMethods;
import dev.emissary.rules.serialization.SerializationRules;
import dev.emissary.rules.types.InterfaceMembers.Member;
import dev.emissary.rules.types.MentionedTypes;
import dev.emissary.rules.types.ProgramRules;
import dev.emissary.rules.types.TypeForms;
import dev.emissary.rules.types.TypeQuestions.TypedMethod;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.type.TypeMirror;

/** The plan of one emissary's methods while it is made. */
final class Planning extends ProgramRules {
    private final ForwarderChoice choice;
    private final TypeElement emissary;
    private final Header header;
    private final Superinterfaces superinterfaces;
    private final HandImplemented hand;
    private final WrittenMethods written;
    /** The methods that the emissary must have, each with everything that requires it. */
    private final List<OverrideGroup> groups = new ArrayList<>();
    /** For what is not forwarded, because of a problem with it. */
    private final List<StandIn> standIns = new ArrayList<>();

    final List<Problem> problems = new ArrayList<>();
    /** Problems that are summed up before they are among the others. */
    final List<Conflict> conflicts = new ArrayList<>();

    Planning(ForwarderChoice choice, TypeElement emissary, Header header, Superinterfaces superinterfaces) {
        super(choice);
        this.choice = choice;
        this.emissary = emissary;
        this.header = header;
        this.superinterfaces = superinterfaces;
        hand = new HandImplemented(this, superinterfaces);
        written = new WrittenMethods(this, members.declared(emissary));
    }

    /**
     * Whether the forwarders depend only on the delegated interface: it is the only one, has no type arguments, is the
     * first component's own type, and none of its method names is written by hand or required by an interface that is
     * implemented by hand.
     */
    boolean dependsOnInterfaceOnly() {
        if (superinterfaces.delegated().size() != 1) {
            return false;
        }
        DelegatedInterface only = superinterfaces.delegated().get(0);
        return only.component() == 0
                && header.components().get(0).type() == only.type()
                && only.type().getTypeArguments().isEmpty()
                && !written.haveMethodOf(only.element())
                && !hand.haveMethodOf(only.element());
    }

    /** Adds the methods of a delegated interface that the body does not replace. */
    void add(DelegatedInterface delegated) {
        for (Candidate candidate : candidates(delegated)) {
            if (!written.replace(candidate.member(), candidate.signature())) {
                if (written.clashWith(candidate, true, problems)) {
                    standIns.add(standIn(candidate));
                } else {
                    OverrideGroup.add(candidate, groups, questions);
                }
            }
        }
    }

    private List<Candidate> candidates(DelegatedInterface delegated) {
        if (delegated.service() == Service.SHAPE) {
            return byShape(delegated);
        }
        List<Candidate> candidates = new ArrayList<>();
        for (Member member : members.of(delegated.element())) {
            ExecutableType signature = questions.asMemberOf(delegated.type(), member.method());
            if (TypeForms.isRaw(delegated.type())) {
                addRaw(delegated, member, signature, candidates);
            } else {
                candidates.add(new Candidate(delegated, member, signature, member.declarations(), Optional.empty()));
            }
        }
        return candidates;
    }

    /** Returns the methods that the type of a component has; default methods that it lacks are inherited (EM-DEL-8). */
    private List<Candidate> byShape(DelegatedInterface delegated) {
        Component component = header.components().get(delegated.component());
        Shapes shapes = new Shapes(this, emissary);
        List<Candidate> candidates = new ArrayList<>();
        for (Member member : members.of(delegated.element())) {
            TypedMethod wanted = questions.member(delegated.type(), member.method());
            if (shapes.find(component.name(), component.type(), wanted) instanceof Found found) {
                candidates.add(new Candidate(
                        delegated, member, wanted.signature(), member.declarations(), Optional.of(found)));
            } else {
                hand.addInherited(delegated, wanted);
            }
        }
        return candidates;
    }

    /** A method that is overridden only with type arguments is a separate member of the raw type. */
    private void addRaw(
            DelegatedInterface delegated, Member member, ExecutableType signature, List<Candidate> candidates) {
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

    /** Decides about all methods, and returns the forwarders of those that are forwarded. */
    List<Choice> choices() {
        for (DelegatedInterface delegated : superinterfaces.delegated()) {
            add(delegated);
        }
        List<Choice> choices = new ArrayList<>(groups.size());
        MethodDecisions decisions = new MethodDecisions(choice, emissary, header, hand);
        for (OverrideGroup group : groups) {
            List<Required> requirements = hand.requirements(group);
            Decision decision = decisions.decide(group, requirements);
            if (decision instanceof Forwarded forwarded) {
                choices.add(forwarded.choice());
                if (forwarded.problem().isPresent()) {
                    problems.add(forwarded.problem().get());
                }
            } else if (!refuse(decision, group, choices)) {
                // A method with a missing type has an error of its own, and may turn out to be a different one.
                if (!mentionUnknown(group, requirements)) {
                    addProblem(decision);
                }
                addStandIns(group, requirements);
            }
        }
        return choices;
    }

    /** Plans one refusal for the external methods of two delegates, of which neither is called (EM-CLASS-5). */
    private boolean refuse(Decision decision, OverrideGroup group, List<Choice> choices) {
        Optional<Choice> refusal = decision instanceof Contested && isExternal(group.first())
                ? choice.choose(group, header)
                : Optional.empty();
        refusal.ifPresent(choices::add);
        return refusal.isPresent();
    }

    private boolean isExternal(Candidate candidate) {
        return new SerializationRules(this, emissary, header, superinterfaces)
                .isExternal(candidate.member().method(), candidate.signature());
    }

    private static boolean mentionUnknown(OverrideGroup group, List<Required> requirements) {
        return group.stream()
                        .anyMatch(candidate ->
                                MentionedTypes.of(candidate.signature()).haveUnknown())
                || requirements.stream()
                        .anyMatch(required ->
                                MentionedTypes.of(required.signature()).haveUnknown());
    }

    private void addProblem(Decision decision) {
        if (decision instanceof Contested contested) {
            conflicts.add(contested.conflict());
        } else if (decision instanceof Refused refused) {
            problems.add(refused.problem());
        }
    }

    /** Whether interfaces that are implemented by hand have no method left that nothing implements. */
    boolean implementsAll(List<TypeMirror> listed) {
        for (TypeMirror type : listed) {
            if (type instanceof DeclaredType declared && TypeForms.isInterface(declared)) {
                for (Member member : members.of((TypeElement) declared.asElement())) {
                    ExecutableType signature = questions.asMemberOf(declared, member.method());
                    // A class inherits no default in the place of a protected method of Object.
                    boolean isNeeded = member.isAbstract()
                            || (member.method().getSimpleName().contentEquals("finalize")
                                    && signature.getParameterTypes().isEmpty());
                    if (isNeeded && !written.replace(member, signature) && !isSupplied(member, signature)) {
                        return false;
                    }
                }
            }
        }
        return true;
    }

    private boolean isSupplied(Member member, ExecutableType signature) {
        return groups.stream()
                .flatMap(OverrideGroup::stream)
                .anyMatch(one -> member.isNamedAs(one.member().method())
                        && questions.overrideEquivalent(one.signature(), signature));
    }

    /** Returns the methods for some choices, with what makes the class serializable or not. */
    Plan complete(List<Choice> choices) {
        for (DeclaredType implemented : hand.types()) {
            checkClashes(implemented);
        }
        addInaccessible(choices);
        List<PlannedMethod> methods = new ArrayList<>(choices.size());
        for (Choice one : choices) {
            methods.add(choice.forwarder(one, emissary));
        }
        methods.addAll(standIns);
        Plan plan = new Plan(methods, problems);
        return questions.isAnyNamed(superinterfaces.implemented(), SerializationRules.SERIALIZABLE)
                ? new SerializationRules(this, emissary, header, superinterfaces).complete(plan)
                : plan;
    }

    /**
     * Reports each interface or method that makes the emissary name what a class written by hand could not name for lack
     * of access (EM-DEL-5).
     */
    private void addInaccessible(List<Choice> choices) {
        Set<Integer> refused = new HashSet<>();
        for (DelegatedInterface delegated : superinterfaces.delegated()) {
            TypeElement hidden = delegated.type().getTypeArguments().isEmpty()
                    ? null
                    : firstHidden(MentionedTypes.of(delegated.type()).elements());
            if (hidden != null && refused.add(delegated.component())) {
                problems.add(Problem.of(
                        "interface.inaccessible",
                        Part.COMPONENT.at(delegated.component()),
                        delegated.type(),
                        header.name(delegated.component()),
                        hidden));
            }
        }
        for (Choice choice : choices) {
            Forwarder forwarder = choice.forwarder();
            TypeElement hidden = firstHidden(choice.mentioned());
            if (hidden != null && !refused.contains(forwarder.component())) {
                TypeElement declaring = (TypeElement) forwarder.method().getEnclosingElement();
                problems.add(Problem.of(
                        "method.inaccessible",
                        Part.COMPONENT.at(forwarder.component()),
                        new DelegateMethod(declaring, forwarder.method(), forwarder.signature()),
                        header.name(forwarder.component()),
                        hidden));
            }
        }
    }

    private TypeElement firstHidden(List<TypeElement> mentioned) {
        for (TypeElement one : mentioned) {
            if (!facts.isAccessible(one, emissary)) {
                return one;
            }
        }
        return null;
    }

    /** Looks for methods of the body that clash with those of an interface that is implemented by hand. */
    private void checkClashes(DeclaredType implemented) {
        for (Candidate candidate : candidates(new DelegatedInterface(0, implemented))) {
            if (!written.replace(candidate.member(), candidate.signature())
                    && written.clashWith(candidate, candidate.member().isAbstract(), problems)
                    && !isSupplied(candidate.member(), candidate.signature())) {
                standIns.add(standIn(candidate));
            }
        }
    }

    Plan standIns() {
        groups.forEach(group -> addStandIns(group, List.of()));
        return new Plan(List.copyOf(standIns), List.of());
    }

    private void addStandIns(OverrideGroup group, List<Required> requirements) {
        List<Candidate> distinct = new ArrayList<>();
        for (Candidate candidate : group.candidates()) {
            if (distinct.stream()
                    .noneMatch(other -> questions.sameSignature(candidate.signature(), other.signature()))) {
                distinct.add(candidate);
                standIns.add(standIn(candidate));
            }
        }
        for (Required required : requirements) {
            if (group.stream().noneMatch(one -> types.isSubsignature(one.signature(), required.signature()))) {
                standIns.add(new StandIn(required.method(), required.signature()));
            }
        }
    }

    private StandIn standIn(Candidate candidate) {
        return new StandIn(candidate.member().method(), choice.overriding(candidate));
    }
}
