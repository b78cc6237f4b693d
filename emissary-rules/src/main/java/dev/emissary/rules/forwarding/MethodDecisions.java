package dev.emissary.rules.forwarding;

import dev.emissary.model.Forwarder;
import dev.emissary.model.Header;
import dev.emissary.model.Problem;
import dev.emissary.model.Problem.Part;
import dev.emissary.rules.advice.SuppressionText;
import dev.emissary.rules.conflicts.ConflictSummary.Conflict;
import dev.emissary.rules.conflicts.Conflicts;
import dev.emissary.rules.conflicts.ReconcilingMethod;
import dev.emissary.rules.forwarding.ForwarderChoice.Choice;
import dev.emissary.rules.members.Candidate;
import dev.emissary.rules.members.HandImplemented;
import dev.emissary.rules.members.HandImplemented.Required;
import dev.emissary.rules.members.OverrideGroup;
import dev.emissary.rules.types.DeclarableBounds;
import dev.emissary.rules.types.ProgramRules;
import dev.emissary.rules.types.Substitution;
import dev.emissary.rules.types.TypeForms;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.TypeVariable;

/**
 * Decides what happens to the methods of the interfaces that one emissary delegates: which cannot be forwarded, whatever
 * else is delegated (EM-FWD-2, EM-CONF-7), which conflict, and by which forwarders the others are (EM-FWD, EM-CONF),
 * also where these have to implement methods of interfaces implemented by hand (EM-CONF-5).
 */
final class MethodDecisions extends ProgramRules {
    private final ForwarderChoice choice;
    private final TypeElement emissary;
    private final Header header;
    private final HandImplemented hand;
    /** Null until a method is wrong, or one that several interfaces have, as most emissaries have none. */
    private Conflicts conflicts;

    MethodDecisions(ForwarderChoice choice, TypeElement emissary, Header header, HandImplemented hand) {
        super(choice);
        this.choice = choice;
        this.emissary = emissary;
        this.header = header;
        this.hand = hand;
    }

    private Conflicts conflicts() {
        if (conflicts == null) {
            conflicts = new Conflicts(this, emissary, header, hand);
        }
        return conflicts;
    }

    /** The decision about a method. */
    sealed interface Decision {}

    /** It is forwarded, even if there is a problem with the forwarder, which is reported. */
    record Forwarded(Choice choice, Optional<Problem> problem) implements Decision {}

    /** It is not forwarded, and has to be written by hand. */
    record Refused(Problem problem) implements Decision {}

    /** It is not forwarded, because two components supply it. */
    record Contested(Conflict conflict) implements Decision {}

    /** Decides about methods of delegates, and of interfaces implemented by hand, that one method has to implement. */
    Decision decide(OverrideGroup group, List<Required> requirements) {
        Optional<Problem> problem = asMethodOfObject(group, requirements);
        if (problem.isEmpty() && group.candidates().size() > 1) {
            Optional<Conflict> conflict = conflicts().among(group);
            if (conflict.isPresent()) {
                return new Contested(conflict.get());
            }
        }
        if (problem.isEmpty()) {
            problem = withinOneInterface(group);
        }
        if (problem.isEmpty()) {
            problem = asAmbiguous(group);
        }
        if (problem.isEmpty() && !requirements.isEmpty()) {
            problem = conflicts().withDefault(group, requirements);
        }
        return problem.isPresent() ? new Refused(problem.get()) : forwarded(group, requirements);
    }

    private Decision forwarded(OverrideGroup group, List<Required> requirements) {
        Optional<Choice> free = choice.choose(group, header);
        if (free.isEmpty()) {
            return new Refused(conflicts().withinComponent(choice.calledFirst(group)));
        }
        Forwarder forwarder = free.get().forwarder();
        Optional<Problem> undeclarable =
                forwarder.signature().getTypeVariables().isEmpty() ? Optional.empty() : undeclarable(forwarder, group);
        return requirements.isEmpty() || implementsAll(forwarder, requirements)
                ? new Forwarded(free.get(), undeclarable)
                : constrained(forwarder, group, requirements, undeclarable);
    }

    private Optional<Problem> undeclarable(Forwarder forwarder, OverrideGroup group) {
        Optional<TypeVariable> variable =
                new DeclarableBounds(this).undeclarable(forwarder.method(), forwarder.signature());
        return variable.isPresent()
                ? Optional.of(conflicts().undeclarableBound(group, variable.get()))
                : Optional.empty();
    }

    private Decision constrained(
            Forwarder forwarder, OverrideGroup group, List<Required> requirements, Optional<Problem> undeclarable) {
        Optional<ReconcilingMethod> allowed = conflicts().allowed(group, requirements);
        if (allowed.isEmpty()) {
            return new Refused(conflicts().withRequired(group, requirements, required -> true));
        }
        Choice outcome = constrain(forwarder, allowed.get(), requirements);
        Predicate<Required> implemented = required -> implementsOne(outcome.forwarder(), required.signature());
        boolean implementsDelegated = group.stream()
                .filter(candidate -> implementsOne(forwarder, candidate.signature()))
                .allMatch(candidate -> implementsOne(outcome.forwarder(), candidate.signature()));
        return implementsDelegated && requirements.stream().allMatch(implemented)
                ? new Forwarded(outcome, undeclarable)
                : new Refused(conflicts().withRequired(group, requirements, implemented));
    }

    /** Whether a forwarder that was chosen without regard to some methods implements them anyway. */
    private boolean implementsAll(Forwarder forwarder, List<Required> requirements) {
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
    private boolean implementsOne(Forwarder forwarder, ExecutableType required) {
        if (!types.isSubsignature(forwarder.signature(), required)) {
            return false;
        }
        Substitution adapting = Substitution.adapting(required, forwarder.signature(), types);
        return questions.returnsWithoutConversion(forwarder.returnType(), adapting.in(required.getReturnType()))
                && throwsClauses.covers(
                        required.getThrownTypes().stream().map(adapting::in).toList(), forwarder.thrownTypes());
    }

    /** Returns a forwarder, chosen without regard to the interfaces, with the signature, result and exceptions they allow. */
    private Choice constrain(Forwarder forwarder, ReconcilingMethod allowed, List<Required> requirements) {
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

    /**
     * Looks for a {@code clone()} that no class can declare, because it would have to override the protected method of
     * {@code Object}, and for a {@code finalize()} (EM-FWD-2).
     */
    private Optional<Problem> asMethodOfObject(OverrideGroup group, List<Required> requirements) {
        boolean clones = group.name().equals("clone");
        if (!(clones || group.name().equals("finalize"))
                || !group.first().signature().getParameterTypes().isEmpty()) {
            return Optional.empty();
        }
        for (Candidate candidate : group.candidates()) {
            if (!isDeclarable(candidate.signature(), clones)) {
                return Optional.of(Problem.of(
                        "method.undeclarable",
                        Part.COMPONENT.at(candidate.component()),
                        candidate.member().method(),
                        candidate.delegated().element()));
            }
        }
        for (Required required : requirements) {
            // A forwarder can have narrower exceptions and no type parameters, but no other kind of result.
            if (!canReturn(required.signature(), clones)) {
                return Optional.of(
                        Problem.of("method.undeclarable", required.place(), required.method(), required.element()));
            }
        }
        return clones ? Optional.empty() : Optional.of(finalizer(group.first()));
    }

    /** A delegate must not be finalized when the emissary is garbage (EM-FWD-2). */
    private Problem finalizer(Candidate first) {
        return Problem.of(
                "method.finalize",
                Part.COMPONENT.at(first.component()),
                first.delegated().element(),
                header.name(first.component()),
                SuppressionText.of(new TreeSet<>(List.of("deprecation", "removal")))
                        + " @java.lang.Override public void finalize() { }");
    }

    /** Whether a class can have such a method beside {@code Object clone()} or {@code void finalize()} of Object. */
    private boolean isDeclarable(ExecutableType signature, boolean clones) {
        return signature.getTypeVariables().isEmpty()
                && canReturn(signature, clones)
                && (!clones || signature.getThrownTypes().stream().allMatch(this::mayBeThrownByClone));
    }

    private static boolean canReturn(ExecutableType signature, boolean clones) {
        TypeMirror returned = signature.getReturnType();
        return clones ? TypeForms.isReference(returned) : returned.getKind() == TypeKind.VOID;
    }

    private boolean mayBeThrownByClone(TypeMirror thrown) {
        TypeMirror type = thrown instanceof TypeVariable variable ? variable.getUpperBound() : thrown;
        return type.getKind() == TypeKind.ERROR
                || questions.inheritsNamed(type, "java.lang.CloneNotSupportedException")
                || throwsClauses.covers(List.of(), List.of(type));
    }

    /**
     * Looks for two members of one delegated interface that have the same parameters only because of its type
     * arguments, so that a call of either is ambiguous (EM-CONF-7).
     */
    private Optional<Problem> withinOneInterface(OverrideGroup group) {
        List<Candidate> candidates = group.candidates();
        for (int i = 0; i < candidates.size(); i++) {
            Candidate one = candidates.get(i);
            Optional<Problem> inherited = amongInherited(one);
            if (inherited.isPresent()) {
                return inherited;
            }
            for (Candidate other : candidates.subList(i + 1, candidates.size())) {
                if (one.delegated() == other.delegated() && !haveSameErasure(one, other)) {
                    return Optional.of(sameSignature(
                            one, one.member().method(), other.member().method()));
                }
            }
        }
        return Optional.empty();
    }

    /** Looks for another method of a component that serves by shape, which the call could mean (EM-DEL-8). */
    private Optional<Problem> asAmbiguous(OverrideGroup group) {
        for (Candidate candidate : group.candidates()) {
            if (candidate.found().isPresent() && candidate.found().get().other().isPresent()) {
                return Optional.of(Problem.of(
                        "method.ambiguous",
                        Part.COMPONENT.at(candidate.component()),
                        candidate.supplied(),
                        header.name(candidate.component()),
                        candidate.found().get().other().get()));
            }
        }
        return Optional.empty();
    }

    /** Methods that an interface inherits with the same signature are one member of it, but a call finds both. */
    private Optional<Problem> amongInherited(Candidate candidate) {
        List<ExecutableElement> inherited = candidate.member().alternatives();
        if (inherited.size() > 1) {
            ExecutableElement first = inherited.get(0);
            for (ExecutableElement other : inherited) {
                if (!questions.sameErasedParameters((ExecutableType) first.asType(), (ExecutableType) other.asType())) {
                    return Optional.of(sameSignature(candidate, first, other));
                }
            }
        }
        return Optional.empty();
    }

    private Problem sameSignature(Candidate candidate, ExecutableElement one, ExecutableElement other) {
        return Problem.of(
                "method.same.signature",
                Part.COMPONENT.at(candidate.component()),
                candidate.delegated().type(),
                one,
                other,
                header.name(candidate.component()),
                candidate.supplied());
    }

    /** Whether no class can have two methods for two of a delegated interface, whatever its type arguments are. */
    private boolean haveSameErasure(Candidate one, Candidate other) {
        DeclaredType declared = (DeclaredType) one.delegated().element().asType();
        List<? extends TypeMirror> ones = parameters(declared, one);
        List<? extends TypeMirror> others = parameters(declared, other);
        for (int i = 0; i < ones.size(); i++) {
            // A type argument in the place of a type variable has another erasure.
            boolean isFixed = !TypeForms.isVariableOrArray(ones.get(i)) && !TypeForms.isVariableOrArray(others.get(i));
            if (!(isFixed && questions.sameErasure(ones.get(i), others.get(i)))
                    && !questions.sameErasure(declaredParameter(one, i), declaredParameter(other, i))) {
                return false;
            }
        }
        return true;
    }

    private List<? extends TypeMirror> parameters(DeclaredType type, Candidate candidate) {
        return questions.asMemberOf(type, candidate.member().method()).getParameterTypes();
    }

    private static TypeMirror declaredParameter(Candidate candidate, int index) {
        return candidate.member().method().getParameters().get(index).asType();
    }
}
