package dev.emissary.conformance.cases;

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
 * @param line the line, from 1; 0 without a position
 * @param at the text at whose beginning the diagnostic points; empty where any column will do
 * @param column the column of this text, from 1; 0 where any column will do
 */
public record Mark(Kind kind, String key, String file, int line, String at, int column) {
    private static final Pattern MARK =
            Pattern.compile("\\s*// (error|warning|note)(?:: ([\\w.]+(?:, [\\w.]+)*))?(?: at (\\S.*))?$");

    /** Returns the marks of a text, line after line. */
    static List<Mark> in(String file, String text) {
        List<Mark> marks = new ArrayList<>();
        List<String> lines = text.lines().toList();
        for (int i = 0; i < lines.size(); i++) {
            marks.addAll(inLine(file, i + 1, lines.get(i)));
        }
        return marks;
    }

    /** Returns the marks at the end of one line. */
    static List<Mark> inLine(String file, int number, String line) {
        Matcher matcher = MARK.matcher(line);
        if (!matcher.find()) {
            return List.of();
        }
        Kind kind = Kind.valueOf(matcher.group(1).toUpperCase(Locale.ROOT));
        String at = matcher.group(3) == null ? "" : matcher.group(3);
        int column = line.substring(0, matcher.start()).indexOf(at) + 1;
        if (column == 0) {
            throw new CaseFormatException(file + ":" + number + ": there is no \"" + at + "\" before the mark");
        }
        if (matcher.group(2) == null) {
            return List.of(new Mark(kind, "", file, number, at, at.isEmpty() ? 0 : column));
        }
        List<Mark> marks = new ArrayList<>();
        for (String name : matcher.group(2).split(", ", -1)) {
            marks.add(new Mark(kind, kind.keyPrefix() + name, file, number, at, at.isEmpty() ? 0 : column));
        }
        return marks;
    }

    /** Returns a line or a value without the mark at its end. */
    static String removed(String line) {
        return MARK.matcher(line).replaceFirst("");
    }

    @Override
    public String toString() {
        return (line == 0 ? "" : file + ":" + line + (column == 0 ? "" : ":" + column) + ": ")
                + kind.word()
                + (key.isEmpty() ? " (any)" : " " + key);
    }
}
