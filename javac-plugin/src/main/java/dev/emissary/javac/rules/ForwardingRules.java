/* The rules that say which forwarders an emissary has, and where two delegates conflict (EM-FWD, EM-CONF). */
package dev.emissary.javac.rules;

import dev.emissary.javac.model.Delegation;
import dev.emissary.javac.model.Delegations;
import dev.emissary.javac.model.Delegations.Implemented;
import dev.emissary.javac.model.Forwarder;
import dev.emissary.javac.model.Header;
import dev.emissary.javac.model.Plan;
import dev.emissary.javac.model.Problem;
import dev.emissary.javac.model.Problem.Place;
import dev.emissary.javac.rules.InterfaceMembers.Member;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Types;

/** The rules for forwarders: one for each method of a delegated interface that is not written by hand. */
public final class ForwardingRules {
    private final Types types;
    private final TypeQuestions questions;
    private final InterfaceMembers members;
    private final CallTargets targets;
    private final ThrowsClauses throwsClauses;
    private final Reconciliation reconciliation;

    /** Creates the rules; what they learn about interfaces is kept in {@code members}. */
    public ForwardingRules(Types types, InterfaceMembers members) {
        this.types = types;
        this.questions = new TypeQuestions(types);
        this.members = members;
        this.targets = new CallTargets(types, members);
        this.throwsClauses = new ThrowsClauses(types);
        this.reconciliation = new Reconciliation(types);
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
        Planning planning = new Planning(emissary, header);
        delegations.delegations().forEach(planning::add);
        List<Forwarder> forwarders = planning.forwarders();
        List<ExecutableElement> forwarded =
                forwarders.stream().map(Forwarder::method).toList();
        return new Plan(
                forwarders,
                SerialisationRules.refusals(emissary, header, delegations, forwarded, questions),
                planning.problems);
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
        Planning planning = new Planning(emissary, header);
        for (Implemented implemented : delegations.implemented()) {
            if (implemented.type().getKind() == TypeKind.DECLARED) {
                planning.add(new Delegation(0, (DeclaredType) implemented.type()));
            }
        }
        return planning.standIns();
    }

    /** One method that the emissary must have, with all that asks for it. */
    private static final class Slot {
        final Delegation delegation;
        final List<Candidate> candidates = new ArrayList<>();
        boolean conflicting;

        Slot(Delegation delegation, Candidate first) {
            this.delegation = delegation;
            candidates.add(first);
        }
    }

    /** A member of a delegated interface with its signature there. */
    private record Candidate(Delegation delegation, Member member, ExecutableType signature) {}

    /** The state of one plan. */
    private final class Planning {
        private final TypeElement emissary;
        private final Header header;
        private final Map<String, List<ExecutableElement>> handWritten = new HashMap<>();
        private final Map<String, List<Slot>> slotsByName = new HashMap<>();
        private final List<Slot> slots = new ArrayList<>();
        final List<Problem> problems = new ArrayList<>();

        Planning(TypeElement emissary, Header header) {
            this.emissary = emissary;
            this.header = header;
            emissary.getEnclosedElements().stream()
                    .filter(element -> element.getKind() == ElementKind.METHOD)
                    .map(ExecutableElement.class::cast)
                    .forEach(method -> handWritten
                            .computeIfAbsent(method.getSimpleName().toString(), name -> new ArrayList<>())
                            .add(method));
        }

        void add(Delegation delegation) {
            for (Member member : members.of(delegation.element())) {
                ExecutableType signature = (ExecutableType) types.asMemberOf(delegation.type(), member.method());
                String name = member.method().getSimpleName().toString();
                if (!isHandWritten(name, signature)) {
                    addTo(
                            slotsByName.computeIfAbsent(name, key -> new ArrayList<>(1)),
                            new Candidate(delegation, member, signature));
                }
            }
        }

        private boolean isHandWritten(String name, ExecutableType signature) {
            return handWritten.getOrDefault(name, List.of()).stream()
                    .anyMatch(method -> questions.overrideEquivalent((ExecutableType) method.asType(), signature));
        }

        private void addTo(List<Slot> overloads, Candidate candidate) {
            for (Slot slot : overloads) {
                Candidate first = slot.candidates.get(0);
                if (questions.overrideEquivalent(first.signature(), candidate.signature())) {
                    if (slot.delegation.component() != candidate.delegation().component()) {
                        if (!slot.conflicting) {
                            problems.add(conflict(first, candidate));
                        }
                        slot.conflicting = true;
                    }
                    slot.candidates.add(candidate);
                    return;
                }
                if (questions.sameErasedParameters(first.signature(), candidate.signature())) {
                    problems.add(problem("method.clash", first, candidate));
                    slot.conflicting = true;
                    slot.candidates.add(candidate);
                    return;
                }
            }
            Slot slot = new Slot(candidate.delegation(), candidate);
            overloads.add(slot);
            slots.add(slot);
        }

        private Problem conflict(Candidate first, Candidate second) {
            TypeMirror one = first.signature().getReturnType();
            TypeMirror two = second.signature().getReturnType();
            if (isReference(one) != isReference(two) || (!isReference(one) && one.getKind() != two.getKind())) {
                return problem("method.irreconcilable", first, second, one, two);
            }
            return reconciliation
                    .declaration(side(first), side(second))
                    .map(declaration -> problem("method.conflict", first, second, declaration))
                    .orElseGet(() -> problem("method.conflict.returns", first, second, one, two));
        }

        private Reconciliation.Side side(Candidate candidate) {
            return new Reconciliation.Side(
                    component(candidate), candidate.member().method(), candidate.signature());
        }

        private static boolean isReference(TypeMirror type) {
            return type.getKind() != TypeKind.VOID && !type.getKind().isPrimitive();
        }

        private Problem problem(String key, Candidate first, Candidate second, Object... more) {
            List<Object> arguments = new ArrayList<>(List.of(
                    first.member().method().getSimpleName(),
                    first.signature().getParameterTypes(),
                    component(first),
                    first.delegation().element(),
                    component(second),
                    second.delegation().element()));
            arguments.addAll(List.of(more));
            return new Problem(key, Place.component(second.delegation().component()), arguments);
        }

        private String component(Candidate candidate) {
            return header.components().get(candidate.delegation().component()).name();
        }

        List<Forwarder> forwarders() {
            return slots.stream()
                    .flatMap(slot -> slot.conflicting ? standIns(slot) : Stream.of(forwarder(slot)))
                    .toList();
        }

        List<Forwarder> standIns() {
            return slots.stream().flatMap(this::standIns).toList();
        }

        private Stream<Forwarder> standIns(Slot slot) {
            List<Candidate> distinct = new ArrayList<>();
            for (Candidate candidate : slot.candidates) {
                if (distinct.stream().noneMatch(other -> sameSignature(candidate, other))) {
                    distinct.add(candidate);
                }
            }
            return distinct.stream()
                    .map(candidate -> new Forwarder(
                            0,
                            candidate.member().method(),
                            candidate.signature(),
                            candidate.signature().getReturnType(),
                            List.of(),
                            candidate.member().method(),
                            false,
                            Set.of(),
                            true));
        }

        private boolean sameSignature(Candidate one, Candidate other) {
            return types.isSubsignature(one.signature(), other.signature())
                    && types.isSubsignature(other.signature(), one.signature());
        }

        private Forwarder forwarder(Slot slot) {
            TypeMirror componentType =
                    header.components().get(slot.delegation.component()).type();
            Candidate chosen = slot.candidates.get(0);
            boolean agreed = false;
            for (Candidate candidate : slot.candidates) {
                if (slot.candidates.stream()
                        .allMatch(other -> questions.returnTypeSubstitutable(
                                candidate.signature().getReturnType(),
                                other.signature().getReturnType()))) {
                    chosen = candidate;
                    agreed = true;
                    break;
                }
            }
            ExecutableElement target = targets.select(
                    componentType, chosen.delegation().type(), chosen.member().method(), chosen.signature());
            TypeMirror returned =
                    agreed ? chosen.signature().getReturnType() : targets.returnType(componentType, target);
            return new Forwarder(
                    slot.delegation.component(),
                    chosen.member().method(),
                    chosen.signature(),
                    returned,
                    thrown(slot, chosen),
                    target,
                    sealsSelf(componentType, returned),
                    chosen.member().lint(),
                    false);
        }

        /** The exceptions that every declaration of the method allows (JLS 8.4.8.3). */
        private List<TypeMirror> thrown(Slot slot, Candidate chosen) {
            List<ExecutableType> others = new ArrayList<>();
            for (Candidate candidate : slot.candidates) {
                for (ExecutableElement alternative : candidate.member().alternatives()) {
                    if (alternative != chosen.member().method()) {
                        others.add((ExecutableType)
                                types.asMemberOf(candidate.delegation().type(), alternative));
                    }
                }
            }
            return throwsClauses.common(chosen.signature(), others);
        }

        /** A delegate that returns itself is replaced wherever the emissary can stand in its place (EM-FWD-5). */
        private boolean sealsSelf(TypeMirror componentType, TypeMirror returned) {
            return returned.getKind() == TypeKind.DECLARED
                    && ((DeclaredType) returned).asElement().getKind() == ElementKind.INTERFACE
                    && types.isSubtype(emissary.asType(), returned)
                    && mayBeOf(componentType, returned);
        }

        /** Whether a delegate can be an object of an interface that its own type may not name. */
        private boolean mayBeOf(TypeMirror componentType, TypeMirror returned) {
            return !(componentType instanceof DeclaredType declared)
                    || !declared.asElement().getModifiers().contains(Modifier.FINAL)
                    || types.isSubtype(types.erasure(componentType), types.erasure(returned));
        }
    }
}
