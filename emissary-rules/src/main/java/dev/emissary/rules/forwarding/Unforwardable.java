package dev.emissary.rules.forwarding;

import dev.emissary.model.Header;
import dev.emissary.model.Problem;
import dev.emissary.model.Problem.Place;
import dev.emissary.rules.advice.SuppressionText;
import dev.emissary.rules.members.Candidate;
import dev.emissary.rules.members.HandImplemented.Required;
import dev.emissary.rules.members.OverrideGroup;
import dev.emissary.rules.types.TypeForms;
import dev.emissary.rules.types.TypeQuestions;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.TypeVariable;
import javax.lang.model.util.Types;

/**
 * The rules for which methods of a delegate cannot be forwarded, whatever else is delegated (EM-FWD-2, EM-CONF-7).
 */
final class Unforwardable {
    private final TypeQuestions questions;
    private final Header header;

    Unforwardable(Types types, Header header) {
        this.questions = new TypeQuestions(types);
        this.header = header;
    }

    /**
     * Looks for a {@code clone()} or {@code finalize()} that no class can declare, because it would have to override
     * the protected method of {@code Object} (EM-FWD-2).
     */
    Optional<Problem> asMethodOfObject(OverrideGroup group, List<Required> requirements) {
        boolean clones = group.name().equals("clone");
        if (!(clones || group.name().equals("finalize"))
                || !group.first().signature().getParameterTypes().isEmpty()) {
            return Optional.empty();
        }
        for (Candidate candidate : group.candidates()) {
            if (!isDeclarable(candidate.signature(), clones)) {
                return Optional.of(Problem.of(
                        "method.undeclarable",
                        Place.component(candidate.component()),
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
        return Optional.empty();
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
                || questions.inheritsNamed(type, "java.lang.RuntimeException")
                || questions.inheritsNamed(type, "java.lang.Error");
    }

    /** A delegate must not be finalized when the emissary is garbage (EM-FWD-2). */
    Optional<Problem> asFinalize(OverrideGroup group) {
        Candidate first = group.first();
        return first.name().equals("finalize")
                        && first.signature().getParameterTypes().isEmpty()
                ? Optional.of(Problem.of(
                        "method.finalize",
                        Place.component(first.component()),
                        first.delegated().element(),
                        header.name(first.component()),
                        SuppressionText.of(new TreeSet<>(List.of("deprecation", "removal")))
                                + " @java.lang.Override public void finalize() { }"))
                : Optional.empty();
    }

    /**
     * Looks for two members of one delegated interface that have the same parameters only because of its type
     * arguments, so that a call of either is ambiguous (EM-CONF-7).
     */
    Optional<Problem> withinOneInterface(OverrideGroup group) {
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
    Optional<Problem> asAmbiguous(OverrideGroup group) {
        for (Candidate candidate : group.candidates()) {
            if (candidate.found().isPresent() && candidate.found().get().other().isPresent()) {
                return Optional.of(Problem.of(
                        "method.ambiguous",
                        Place.component(candidate.component()),
                        candidate.supplied(),
                        header.name(candidate.component()),
                        candidate.found().get().other().get()));
            }
        }
        return Optional.empty();
    }

    /**
     * Methods that an interface inherits with the same signature are one member of it, but a call finds both.
     */
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
                Place.component(candidate.component()),
                candidate.delegated().type(),
                one,
                other,
                header.name(candidate.component()),
                candidate.supplied());
    }

    private boolean haveSameErasure(Candidate one, Candidate other) {
        DeclaredType declared = (DeclaredType) one.delegated().element().asType();
        return questions.sameErasedParameters(
                questions.asMemberOf(declared, one.member().method()),
                questions.asMemberOf(declared, other.member().method()));
    }
}
