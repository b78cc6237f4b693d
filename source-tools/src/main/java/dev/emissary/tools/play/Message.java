package dev.emissary.tools.play;

import java.util.Locale;
import javax.tools.Diagnostic;

/**
 * A diagnostic of javac or of the plugin.
 *
 * @param kind {@code error}, {@code warning} or {@code note}
 * @param key its key, such as {@code emissary.err.method.conflict}
 * @param from where the code that it is about begins, as an offset in the source
 * @param to where that code ends
 * @param line its line, from 1, or 0 if it is about the file as a whole
 * @param column its column, from 1, or 0
 * @param text the message
 */
record Message(String kind, String key, int from, int to, long line, long column, String text) {
    static Message of(Diagnostic<?> diagnostic, int length) {
        String kind = switch (diagnostic.getKind()) {
            case ERROR -> "error";
            case WARNING, MANDATORY_WARNING -> "warning";
            default -> "note";
        };
        boolean placed = diagnostic.getPosition() != Diagnostic.NOPOS;
        int from = placed ? within(Math.min(diagnostic.getStartPosition(), diagnostic.getPosition()), length) : 0;
        int to = placed ? within(diagnostic.getEndPosition(), length) : 0;
        return new Message(
                kind,
                key(diagnostic.getCode()),
                from,
                Math.max(from, to),
                placed ? diagnostic.getLineNumber() : 0,
                placed ? diagnostic.getColumnNumber() : 0,
                diagnostic.getMessage(Locale.ENGLISH));
    }

    /** Returns a message about the file as a whole. */
    static Message error(String text) {
        return new Message("error", "", 0, 0, 0, 0, text);
    }

    private static int within(long position, int length) {
        return (int) Math.max(0, Math.min(position, length));
    }

    private static String key(String code) {
        return code == null ? "" : code;
    }
}
