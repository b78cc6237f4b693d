package dev.emissary.rules;

import dev.emissary.model.Header;
import dev.emissary.model.Problem;
import dev.emissary.model.Problem.Place;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.ExecutableType;
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

    /** A delegate must not be finalized when the emissary is garbage (EM-FWD-2). */
    Optional<Problem> asFinalize(OverrideGroup group) {
        Candidate first = group.first();
        return first.name().equals("finalize")
                        && first.signature().getParameterTypes().isEmpty()
                ? Optional.of(Problem.of(
                        "method.finalize",
                        Place.component(first.component()),
                        first.delegated().element(),
                        header.name(first.component())))
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

    /**
     * Methods that an interface inherits with the same signature are one member of it, which can only be called on a
     * class that declares the method itself.
     */
    private Optional<Problem> amongInherited(Candidate candidate) {
        List<ExecutableElement> inherited = candidate.member().alternatives();
        if (inherited.size() > 1 && isOfInterface(candidate)) {
            ExecutableElement first = inherited.get(0);
            for (ExecutableElement other : inherited) {
                if (!questions.sameErasedParameters((ExecutableType) first.asType(), (ExecutableType) other.asType())) {
                    return Optional.of(sameSignature(candidate, first, other));
                }
            }
        }
        return Optional.empty();
    }

    private boolean isOfInterface(Candidate candidate) {
        return header.components().get(candidate.component()).type() instanceof DeclaredType type
                && type.asElement().getKind().isInterface();
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
