package dev.emissary.conformance;

import java.io.Serializable;

/**
 * A diagnostic of a compiler.
 *
 * @param kind its kind
 * @param key the key of a message about emissaries, {@code emissary.err.…}; anything else for one of the language
 * @param file the path of the file; empty without a position
 * @param line the line, from 1; 0 without a position
 * @param column the column, from 1; 0 where the compiler does not say it
 * @param text the text
 */
public record Diagnostic(Kind kind, String key, String file, int line, int column, String text)
        implements Serializable {

    /** Whether it is about an emissary, and not about the language. */
    public boolean aboutEmissaries() {
        return key.startsWith("emissary.");
    }

    @Override
    public String toString() {
        return (line == 0 ? "" : file + ":" + line + (column == 0 ? "" : ":" + column) + ": ")
                + kind.word()
                + (key.isEmpty() ? "" : " " + key)
                + (aboutEmissaries() ? "" : " (" + text.lines().findFirst().orElse("") + ")");
    }
}
