package dev.emissary.javac.proof;

import dev.emissary.javac.proof.ReferenceDelegation.Mistake;
import dev.emissary.javac.testing.Compiled.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The errors of one program that is to be rejected.
 *
 * @param expectation what it must give
 * @param actual the errors that the plugin and javac report for the emissary
 * @param stock the errors that javac reports for the ordinary class
 */
record Rejection(Expectation expectation, List<Message> actual, List<Message> stock) {
    static final String CONFLICT = "emissary.err.method.conflict";

    private static final String NOT_ABSTRACT = "compiler.err.does.not.override.abstract";
    private static final String CLASH = "emissary.err.method.clash";

    /**
     * Where an interface has a method that clashes with one that it inherits, which javac reports, a method of a class
     * clashes with that one too, or has the erased parameters of both and the result of one.
     */
    private static final String INCOMPATIBLE_RESULT = "compiler.err.override.incompatible.ret";

    /** What the plugin may have to say, by name, of methods whose erasures javac reports to clash. */
    private static final Set<String> CLASHES = Set.of(
            CLASH,
            "emissary.err.method.bridge",
            "emissary.err.method.conflict.returns",
            "emissary.err.method.irreconcilable");

    /** What a mistake in another type can lead to in those who mention it. */
    private static final Set<String> FOLLOWING = Set.of(
            "compiler.err.cant.inherit.diff.arg",
            CONFLICT,
            "emissary.err.method.conflict.returns",
            "emissary.err.method.irreconcilable",
            CLASH,
            "emissary.err.method.bridge",
            NOT_ABSTRACT);

    /** Returns what is wrong with the errors, or an empty text. */
    String complaint() {
        if (!linesOfTypes(actual).equals(linesOfTypes(stock))) {
            return describe("has other errors in its types");
        }
        List<Message> own = new ArrayList<>(inDeclaration(actual));
        boolean isAccepted = actual.isEmpty();
        Set<String> deserved = deserved();
        for (Mistake mistake : expectation.mistakes()) {
            List<Message> ofSubject = own.stream()
                    .filter(message -> mistake.isSubjectOf(message.text()))
                    .toList();
            // A method of two delegates that clashes with one of a third is one mistake or the other.
            Optional<Message> found = ofSubject.stream()
                    .filter(message -> mistake.keys().contains(message.key()))
                    .findFirst()
                    .or(() -> ofSubject.stream()
                            .filter(message -> (CLASHES.contains(message.key()) && deserved.contains(CLASH))
                                    || isOfReturnTypes(mistake, message))
                            .findFirst());
            if (found.isEmpty()
                    && !(isAboutMethod(mistake) && !linesOfTypes(stock).isEmpty())) {
                return describe("lacks the error " + mistake);
            }
            found.ifPresent(own::remove);
        }
        own.removeIf(message -> deserved.contains(message.key())
                && expectation.mistakes().stream()
                        .noneMatch(mistake -> mistake.isOnlyOneOfSubject() && mistake.isSubjectOf(message.text())));
        if (!own.isEmpty()) {
            return describe("has further errors " + at(own));
        }
        return isAccepted ? describe("is accepted") : "";
    }

    /** Whether a conflict that looked as if it could be resolved is one of return types, which javac refuses too. */
    private boolean isOfReturnTypes(Mistake mistake, Message message) {
        return mistake.keys().contains(CONFLICT)
                && message.key().equals("emissary.err.method.conflict.returns")
                && inDeclaration(stock).stream().anyMatch(error -> error.key().equals(INCOMPATIBLE_RESULT));
    }

    /** Whether a mistake depends on methods, which are not sure where a type is wrong. */
    private static boolean isAboutMethod(Mistake mistake) {
        return !mistake.subject().isEmpty();
    }

    /** Returns the messages that javac has for the ordinary class too, and those that take their place. */
    private Set<String> deserved() {
        Set<String> keys = inDeclaration(stock).stream().map(Message::key).collect(Collectors.toSet());
        keys.addAll(expectation.possible());
        if (!expectation.isWritten() && !expectation.lacksMethod()) {
            keys.remove(NOT_ABSTRACT);
        }
        if (!linesOfTypes(stock).isEmpty()) {
            keys.addAll(FOLLOWING);
        }
        if (keys.stream().anyMatch(Rejection::isClash)) {
            keys.addAll(CLASHES);
        }
        if (hasClash(true) && (hasClash(false) || isIllegalItself())) {
            keys.add(INCOMPATIBLE_RESULT);
        }
        return keys;
    }

    /** Whether javac reports methods to clash in the ordinary class, or in the other types. */
    private boolean hasClash(boolean inDeclaration) {
        return stock.stream()
                .anyMatch(error -> expectation.isInDeclaration(error) == inDeclaration && isClash(error.key()));
    }

    /** Whether javac reports that one of the other types inherits methods whose results no method has. */
    private boolean isIllegalItself() {
        return stock.stream()
                .anyMatch(error ->
                        !expectation.isInDeclaration(error) && error.key().equals("compiler.err.types.incompatible"));
    }

    private static boolean isClash(String key) {
        return key.startsWith("compiler.err.name.clash.same.erasure");
    }

    /** Returns the lines of the other types that have an error; which error, may depend on a random order in javac. */
    private Set<Long> linesOfTypes(List<Message> messages) {
        return messages.stream()
                .filter(message -> !expectation.isInDeclaration(message))
                .map(Message::line)
                .collect(Collectors.toSet());
    }

    private List<Message> inDeclaration(List<Message> messages) {
        return messages.stream().filter(expectation::isInDeclaration).toList();
    }

    private String describe(String complaint) {
        return complaint + "\nEXPECTED " + expectation.mistakes() + " " + at(stock) + "\nACTUAL " + at(actual);
    }

    private static List<String> at(List<Message> messages) {
        return messages.stream().map(Message::at).sorted().toList();
    }
}
