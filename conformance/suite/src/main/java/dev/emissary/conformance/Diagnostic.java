package dev.emissary.conformance;

import java.io.Serializable;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Objects;
import javax.tools.JavaFileObject;

/**
 * A diagnostic of a compiler, in what a test can rely on.
 *
 * @param kind its kind
 * @param key the key of a message about emissaries, {@code emissary.err.…}; anything else for one of the language
 * @param file the path of the file; empty without a position
 * @param line the line, from 1; 0 without a position
 * @param column the column, from 1; 0 where the compiler does not say it
 * @param start the index of the first character that it is about; -1 without a position
 * @param end the index after the last one; -1 without a position
 * @param text the text, in English
 */
public record Diagnostic(Kind kind, String key, String file, int line, int column, long start, long end, String text)
        implements Serializable {

    /** Returns what a compiler of {@code javax.tools} says. */
    public static Diagnostic of(javax.tools.Diagnostic<? extends JavaFileObject> diagnostic) {
        Kind kind = switch (diagnostic.getKind()) {
            case ERROR -> Kind.ERROR;
            // The compiler of Eclipse says OTHER of warnings that no option switches on or off.
            case WARNING, MANDATORY_WARNING, OTHER -> Kind.WARNING;
            case NOTE -> Kind.NOTE;
        };
        boolean placed = diagnostic.getSource() != null && diagnostic.getLineNumber() > 0;
        return new Diagnostic(
                kind,
                Objects.requireNonNullElse(diagnostic.getCode(), ""),
                placed ? Path.of(diagnostic.getSource().getName()).toString() : "",
                placed ? (int) diagnostic.getLineNumber() : 0,
                placed ? (int) Math.max(0, diagnostic.getColumnNumber()) : 0,
                diagnostic.getStartPosition(),
                diagnostic.getEndPosition(),
                diagnostic.getMessage(Locale.ENGLISH));
    }

    /** Returns the same in a file of another path. */
    public Diagnostic in(String other) {
        return new Diagnostic(kind, key, other, line, column, start, end, text);
    }

    /** Returns the same with another key and text. */
    Diagnostic saying(String otherKey, String otherText) {
        return new Diagnostic(kind, otherKey, file, line, column, start, end, otherText);
    }

    /** Returns the same as it is when so many characters are taken from the beginning of the first line. */
    public Diagnostic without(int characters) {
        int there = line == 1 ? column - characters : column;
        return new Diagnostic(kind, key, file, line, there, start - characters, end - characters, text);
    }

    /** Whether it is about an emissary, and not about the language. */
    public boolean aboutEmissaries() {
        return key.startsWith("emissary.");
    }

    /** Returns {@code File.java:line key}. */
    public String at() {
        return file + ":" + line + " " + key;
    }

    /** Returns {@code line:column key}. */
    public String place() {
        return line + ":" + column + " " + key;
    }

    @Override
    public String toString() {
        return (line == 0 ? "" : file + ":" + line + (column == 0 ? "" : ":" + column) + ": ")
                + kind.word()
                + (key.isEmpty() ? "" : " " + key)
                + (aboutEmissaries() ? "" : " (" + text.lines().findFirst().orElse("") + ")");
    }
}
