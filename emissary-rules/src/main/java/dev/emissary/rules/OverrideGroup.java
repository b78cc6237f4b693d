package dev.emissary.rules;

import java.util.List;
import java.util.stream.Stream;
import javax.lang.model.type.ExecutableType;

/**
 * Methods of delegated interfaces that one method of the emissary has to implement, because they are
 * override-equivalent or have the same erasure.
 *
 * @param candidates the methods, at least one
 */
record OverrideGroup(List<Candidate> candidates) {

    OverrideGroup {
        candidates = List.copyOf(candidates);
    }

    /** Returns the first of the methods. */
    Candidate first() {
        return candidates.get(0);
    }

    /** Returns the name that the methods have. */
    String name() {
        return first().name();
    }

    Stream<Candidate> stream() {
        return candidates.stream();
    }

    /**
     * Whether two methods of one name cannot each be implemented by a separate method, because they, or methods of
     * different delegates that they override, have the same erasure (JLS 8.4.8.3).
     */
    static boolean needOneMethod(Candidate one, Candidate other, TypeQuestions questions) {
        return questions.sameErasedParameters(one.signature(), other.signature())
                || (one.component() != other.component()
                        && erasures(one)
                                .anyMatch(signature -> erasures(other)
                                        .anyMatch(another -> questions.sameErasedParameters(signature, another))));
    }

    private static Stream<ExecutableType> erasures(Candidate candidate) {
        return Stream.concat(
                Stream.of(candidate.signature()),
                candidate.declarations().stream().map(method -> (ExecutableType) method.asType()));
    }
}
