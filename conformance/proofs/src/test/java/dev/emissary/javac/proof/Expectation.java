package dev.emissary.javac.proof;

import dev.emissary.javac.testing.Compiled.Message;
import java.util.List;
import java.util.Set;
import javax.tools.Diagnostic;

/**
 * The expectation of one program.
 *
 * @param program the program
 * @param body the methods that the body of the emissary declares
 * @param emissary its source with the emissary
 * @param reference its source with the ordinary class, or without any where the header is wrong
 * @param isWritten whether the class has a method for each conflict
 * @param lacksMethod whether a method is missing that is to be written by hand
 * @param mistakes the errors that the plugin must report; where there are conflicts, the class resolves them
 * @param possible the messages that may come besides, as they are right as well
 */
record Expectation(
        Program program,
        List<String> body,
        String emissary,
        String reference,
        boolean isWritten,
        boolean lacksMethod,
        List<Mistake> mistakes,
        Set<String> possible) {

    /** Whether the emissary is one that compiles, where javac has some messages about the ordinary classes. */
    boolean isLegal(List<Message> stock) {
        return mistakes.isEmpty() && errors(stock).isEmpty();
    }

    /** Whether a diagnostic is about this program. */
    boolean isAbout(Message message) {
        String name = program.fileName().substring(program.fileName().indexOf('.') + 1);
        return message.file().equals(name + ".java");
    }

    /** Returns the errors about this program among some diagnostics. */
    List<Message> errors(List<Message> messages) {
        return messages.stream()
                .filter(message -> message.kind() == Diagnostic.Kind.ERROR && isAbout(message))
                .toList();
    }

    /** Whether a diagnostic stands in the emissary or the ordinary class, or below it, and not in the other types. */
    boolean isInDeclaration(Message message) {
        return message.line() >= program.declarationLine();
    }

    /** Whether a diagnostic stands in the emissary. */
    boolean isInEmissary(Message message) {
        return isInDeclaration(message)
                && message.line() <= program.emissary(body).lines().count();
    }

    /** Whether a diagnostic stands in a forwarder of the ordinary class, or below them. */
    boolean isInForwarders(Message message) {
        return message.line()
                > reference
                        .substring(0, reference.indexOf(ReferenceSource.FORWARDERS))
                        .lines()
                        .count();
    }
}
