package dev.emissary.javac.desugar;

import java.util.ArrayList;
import java.util.List;

/**
 * The layout of a declaration's source text: the line terminator, the indentation of the declaration, and the
 * additional one of its body.
 */
record Layout(String newline, String indent, String unit) {
    private static final int MARGIN = 120;
    private static final String USUAL_UNIT = "    ";

    /** Returns the layout of the declaration at an offset. */
    static Layout at(int offset, String text) {
        String newline = text.contains("\r\n") ? "\r\n" : "\n";
        int lineStart = text.lastIndexOf('\n', offset - 1) + 1;
        return new Layout(newline, leadingSpace(text.substring(lineStart)), unit(text));
    }

    private static String leadingSpace(String line) {
        return line.substring(0, line.length() - line.stripLeading().length());
    }

    /** Returns the smallest indentation in the file, without the lines of comments, which have an additional space. */
    private static String unit(String text) {
        return text.lines()
                .filter(line -> !line.isBlank() && !line.stripLeading().startsWith("*"))
                .map(Layout::leadingSpace)
                .filter(space -> space.startsWith("\t") || space.length() > 1)
                .map(space -> space.startsWith("\t") ? "\t" : space)
                .min((one, other) -> Integer.compare(one.length(), other.length()))
                .filter(space -> space.length() <= 2 * USUAL_UNIT.length())
                .orElse(USUAL_UNIT);
    }

    /** Returns the layout of the body's members. */
    Layout inside() {
        return new Layout(newline, indent + unit, unit);
    }

    /** Returns lines as text, each with a line terminator. */
    String lines(List<String> lines) {
        StringBuilder text = new StringBuilder();
        for (String line : lines) {
            text.append(line.isEmpty() ? "" : indent).append(line).append(newline);
        }
        return text.toString();
    }

    /**
     * Formats the header of a method or constructor, or a call, on one line if it fits. A throws clause after the
     * parameters may get its own line.
     */
    List<String> head(String start, List<String> parameters, String end) {
        String line = start + "(" + String.join(", ", parameters) + ")" + end;
        if (fits(line) || parameters.isEmpty()) {
            return List.of(line);
        }
        if (end.startsWith(" throws ")) {
            List<String> lines = new ArrayList<>(head(start, parameters, ""));
            lines.add(unit + unit + end.strip());
            return lines;
        }
        List<String> lines = new ArrayList<>(List.of(start + "("));
        String further = unit + unit;
        StringBuilder filled = new StringBuilder(further);
        for (int i = 0; i < parameters.size(); i++) {
            String next = parameters.get(i) + (i == parameters.size() - 1 ? ")" + end : ",");
            if (filled.length() > further.length() && !fits(filled + " " + next)) {
                lines.add(filled.toString());
                filled.setLength(further.length());
            }
            filled.append(filled.length() > further.length() ? " " : "").append(next);
        }
        lines.add(filled.toString());
        return lines;
    }

    /** Whether a line fits within the margin. */
    boolean fits(String line) {
        return indent.length() + line.length() <= MARGIN && line.indexOf('\n') < 0;
    }
}
