package dev.emissary.tools.play;

import java.util.Locale;
import java.util.Objects;
import javax.tools.Diagnostic;

/**
 * A diagnostic of javac or of the plugin.
 *
 * @param kind {@code error}, {@code warning} or {@code note}
 * @param key its key, such as {@code emissary.err.method.conflict}
 * @param from where the code that it is about begins, as an offset in the source; of code with several lines, where the
 *     error is
 * @param to where that code ends; of code with several lines, the end of the line of the error
 * @param line its line, from 1, or 0 if it is about the file as a whole
 * @param column its column, from 1, or 0
 * @param text the message
 */
record Message(String kind, String key, int from, int to, long line, long column, String text) {
    static Message of(Diagnostic<?> diagnostic, String source) {
        String kind = switch (diagnostic.getKind()) {
            case ERROR -> "error";
            case WARNING, MANDATORY_WARNING -> "warning";
            default -> "note";
        };
        boolean placed = diagnostic.getPosition() != Diagnostic.NOPOS;
        int at = placed ? within(diagnostic.getPosition(), source) : 0;
        int from = placed ? Math.min(at, within(diagnostic.getStartPosition(), source)) : 0;
        int to = placed ? Math.max(at, within(diagnostic.getEndPosition(), source)) : 0;
        if (source.substring(from, to).contains("\n")) {
            from = at;
            int end = source.indexOf('\n', at);
            to = end < 0 ? to : at + source.substring(at, end).stripTrailing().length();
        }
        return new Message(
                kind,
                Objects.requireNonNullElse(diagnostic.getCode(), ""),
                from,
                to,
                placed ? diagnostic.getLineNumber() : 0,
                placed ? diagnostic.getColumnNumber() : 0,
                diagnostic.getMessage(Locale.ENGLISH));
    }

    /** Returns a message about the file as a whole. */
    static Message error(String text) {
        return new Message("error", "", 0, 0, 0, 0, text);
    }

    private static int within(long position, String source) {
        return (int) Math.max(0, Math.min(position, source.length()));
    }
}
