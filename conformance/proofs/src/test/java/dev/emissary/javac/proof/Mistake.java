package dev.emissary.javac.proof;

import dev.emissary.conformance.Diagnostic;
import dev.emissary.javac.proof.ReferenceMembers.Member;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * An error that the plugin must report.
 *
 * @param keys the message, or those of which it must be one
 * @param subject the name of the method that its text is about, or an empty text
 */
record Mistake(Set<String> keys, String subject) {
    private static final String UNDECLARABLE = "emissary.err.method.undeclarable";

    /** In the implements clause it is javac's own error. */
    static final Mistake SEALED =
            new Mistake(Set.of("emissary.err.interface.sealed", "compiler.err.cant.inherit.from.sealed"), "");

    static Mistake of(String key) {
        return new Mistake(Set.of("emissary.err." + key), "");
    }

    static Mistake undeclarable(Member member) {
        return new Mistake(Set.of(UNDECLARABLE), member.name());
    }

    /** Returns an error that may be another one as well. */
    Mistake or(Mistake other) {
        return new Mistake(Stream.of(keys, other.keys).flatMap(Set::stream).collect(Collectors.toSet()), subject);
    }

    /** Whether another error may be this one. */
    boolean isPossibly(Mistake other) {
        return keys.containsAll(other.keys);
    }

    /** Whether two delegates supply the method (EM-CONF-1). */
    boolean isConflict() {
        return keys.contains("emissary.err.method.conflict");
    }

    /** Whether nothing else is said of the method (EM-FWD-2). */
    boolean isOnlyOneOfSubject() {
        return keys.contains(UNDECLARABLE);
    }

    /** Whether a message is the error. */
    boolean isReportedBy(Diagnostic message) {
        return keys.contains(message.key()) && isSubjectOf(message.text());
    }

    /** Whether the text of a message is about the method, which it names with its type parameters before it. */
    boolean isSubjectOf(String text) {
        return subject.isEmpty()
                || Pattern.compile("[ >]" + subject + "\\(").matcher(text).find();
    }
}
