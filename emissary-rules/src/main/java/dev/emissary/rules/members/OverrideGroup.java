package dev.emissary.rules.members;

import dev.emissary.rules.types.TypeQuestions;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.type.ExecutableType;

/**
 * Methods of delegated interfaces that one method of the emissary has to implement, because they are
 * override-equivalent or have the same erasure.
 *
 * @param candidates the methods, at least one
 */
public record OverrideGroup(List<Candidate> candidates) {

    public OverrideGroup {
        candidates = List.copyOf(candidates);
    }

    public Candidate first() {
        return candidates.get(0);
    }

    public String name() {
        return first().name();
    }

    public Stream<Candidate> stream() {
        return candidates.stream();
    }

    /** Adds a method to one of several groups; groups that both need its implementation are merged. */
    public static void add(Candidate added, List<OverrideGroup> groups, TypeQuestions questions) {
        List<Candidate> merged = new ArrayList<>(1);
        int at = groups.size();
        for (int i = groups.size() - 1; i >= 0; i--) {
            if (groups.get(i).needsMethodOf(added, questions)) {
                merged.addAll(0, groups.remove(i).candidates());
                at = i;
            }
        }
        merged.add(added);
        groups.add(at, new OverrideGroup(merged));
    }

    private boolean needsMethodOf(Candidate added, TypeQuestions questions) {
        if (added.member().isNamedAs(first().member().method())) {
            for (Candidate candidate : candidates) {
                if (needOneMethod(candidate, added, questions)) {
                    return true;
                }
            }
        }
        return false;
    }

    /**
     * Whether two methods of one name cannot each be implemented by a separate method, because they, or methods of
     * different delegates that they override, have the same erasure (JLS 8.4.8.3).
     */
    public static boolean needOneMethod(Candidate one, Candidate other, TypeQuestions questions) {
        if (questions.sameErasedParameters(one.signature(), other.signature())) {
            return true;
        }
        if (one.delegated() == other.delegated()
                && one.delegated().type().getTypeArguments().isEmpty()) {
            // Without type arguments, the compiler of the interface has compared the signatures.
            return false;
        }
        List<ExecutableType> others = signatures(other);
        for (ExecutableType signature : signatures(one)) {
            for (ExecutableType another : others) {
                // Of one delegate, javac has compared the declarations themselves, and reports an interface that is
                // inherited with different arguments.
                boolean isOfForwarder = (signature == one.signature() || another == other.signature())
                        && !one.member().method().equals(other.member().method());
                if ((isOfForwarder || !one.hasDelegateOf(other))
                        && questions.sameErasedParameters(signature, another)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Returns the signature of a method and those of all its declarations. */
    private static List<ExecutableType> signatures(Candidate candidate) {
        List<ExecutableType> signatures = new ArrayList<>();
        signatures.add(candidate.signature());
        for (ExecutableElement declaration : candidate.declarations()) {
            signatures.add((ExecutableType) declaration.asType());
        }
        return signatures;
    }
}
