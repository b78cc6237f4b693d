package dev.emissary.conformance;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A comment at the end of a line which announces a diagnostic for this line.
 *
 * @param kind the kind of diagnostic
 * @param key the key of the message, for instance {@code emissary.err.modifier}; empty for any message of the language
 * @param file the file that it is in, by its path; empty for a diagnostic without a position
 * @param line the line, from 1; 0 without a position, or where any line of the file will do
 * @param column the column, from 1; 0 where any column will do
 * @param which which messages of the language it announces, where it has no key
 */
public record Mark(Kind kind, String key, String file, int line, int column, Which which) {
    /** Which messages a mark without a key announces. */
    public enum Which {
        /** One or more of the language. */
        SOME,
        /** Exactly one of the language. */
        ONE,
        /** One or more, of the language or about emissaries. */
        ANY
    }

    private static final Pattern MARK = Pattern.compile(
            "\\s*// (?:(one|any) )?(error|warning|note)(?:: ([\\w.]+(?:, [\\w.]+)*))?(?: (somewhere)| at (\\S.*))?$");

    /** Returns the marks of a text, line after line. */
    public static List<Mark> in(String file, String text) {
        List<Mark> marks = new ArrayList<>();
        List<String> lines = text.lines().toList();
        for (int i = 0; i < lines.size(); i++) {
            marks.addAll(inLine(file, i + 1, lines.get(i)));
        }
        return marks;
    }

    /** Returns the marks at the end of one line, or of a value that is in no file. */
    public static List<Mark> inLine(String file, int number, String line) {
        Matcher matcher = MARK.matcher(line);
        if (!matcher.find()) {
            return List.of();
        }
        Kind kind = Kind.valueOf(matcher.group(2).toUpperCase(Locale.ROOT));
        Which which = matcher.group(1) == null
                ? Which.SOME
                : Which.valueOf(matcher.group(1).toUpperCase(Locale.ROOT));
        int place = matcher.group(4) == null ? number : 0;
        String at = matcher.group(5) == null ? "" : matcher.group(5);
        int found = line.substring(0, matcher.start()).indexOf(at) + 1;
        if (found == 0) {
            throw new CaseFormatException(file + ":" + number + ": there is no \"" + at + "\" before the mark");
        }
        int column = at.isEmpty() ? 0 : found;
        if (matcher.group(3) == null) {
            return List.of(new Mark(kind, "", file, place, column, which));
        }
        List<Mark> marks = new ArrayList<>();
        for (String name : matcher.group(3).split(", ", -1)) {
            marks.add(new Mark(kind, kind.keyPrefix() + name, file, place, column, which));
        }
        return marks;
    }

    /** Returns a line or a value without the mark at its end. */
    public static String removed(String line) {
        return MARK.matcher(line).replaceFirst("");
    }

    /** Whether any line of the file will do. */
    boolean somewhere() {
        return line == 0 && !file.isEmpty();
    }

    @Override
    public String toString() {
        return (file.isEmpty() ? "" : file + (line == 0 ? "" : ":" + line) + (column == 0 ? "" : ":" + column) + ": ")
                + (which == Which.SOME ? "" : which.name().toLowerCase(Locale.ROOT) + " ")
                + kind.word()
                + (key.isEmpty() ? " (any)" : " " + key);
    }
}
