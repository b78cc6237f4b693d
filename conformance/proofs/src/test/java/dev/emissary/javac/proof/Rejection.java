package dev.emissary.javac.proof;

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
    private static final String NOT_ABSTRACT = "compiler.err.does.not.override.abstract";

    /** Returns what is wrong with the errors, or an empty text. */
    String complaint() {
        if (actual.isEmpty()) {
            return describe("is accepted");
        }
        if (stock.stream().anyMatch(this::leadsToOthers)) {
            return "";
        }
        List<Message> own = new ArrayList<>(actual);
        for (Mistake mistake : expectation.mistakes()) {
            Optional<Message> found = own.stream()
                    .filter(message -> mistake.keys().contains(message.key()) && mistake.isSubjectOf(message.text()))
                    .findFirst();
            if (found.isPresent()) {
                own.remove(found.get());
            } else if (!mistake.isConflict() || actual.stream().noneMatch(Rejection::isOfSeveral)) {
                return describe("lacks the error " + mistake);
            }
        }
        Set<String> deserved = deserved();
        own.removeIf(message -> deserved.contains(message.key())
                && expectation.mistakes().stream()
                        .noneMatch(mistake -> mistake.isOnlyOneOfSubject() && mistake.isSubjectOf(message.text())));
        return own.isEmpty() ? "" : describe("has further errors " + at(own));
    }

    /** Whether a message is about many conflicts that one list settles; those after the first are left out. */
    private static boolean isOfSeveral(Message message) {
        return message.text().contains(" are also supplied by ");
    }

    /** Whether an error is one in another type, or of methods whose erasures clash, from which others may follow. */
    private boolean leadsToOthers(Message error) {
        return !expectation.isInDeclaration(error) || error.key().startsWith("compiler.err.name.clash.same.erasure");
    }

    /** Returns the messages that javac has for the ordinary class too, and those that take their place. */
    private Set<String> deserved() {
        Set<String> keys = stock.stream().map(Message::key).collect(Collectors.toSet());
        keys.addAll(expectation.possible());
        if (!expectation.isWritten() && !expectation.lacksMethod()) {
            keys.remove(NOT_ABSTRACT);
        }
        return keys;
    }

    private String describe(String complaint) {
        return complaint + "\nEXPECTED " + expectation.mistakes() + " " + at(stock) + "\nACTUAL " + at(actual);
    }

    private static List<String> at(List<Message> messages) {
        return messages.stream().map(Message::at).sorted().toList();
    }
}
