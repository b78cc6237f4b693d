package dev.emissary.tools.survey;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** A Markdown table that is built row by row; all columns but text columns are aligned to the right. */
final class Markdown {
    private final List<String> lines = new ArrayList<>();

    /** Begins a table; a header that begins with {@code #} is one of numbers. */
    Markdown(String... headers) {
        List<String> names = new ArrayList<>();
        StringBuilder rule = new StringBuilder("|");
        for (String header : headers) {
            boolean isNumber = header.startsWith("#");
            names.add(isNumber ? header.substring(1) : header);
            rule.append(isNumber ? " ---: |" : " --- |");
        }
        row(names.toArray());
        lines.add(rule.toString());
    }

    /** Adds a row. */
    Markdown row(Object... cells) {
        StringBuilder line = new StringBuilder("|");
        for (Object cell : cells) {
            line.append(' ')
                    .append(cell instanceof Integer number ? whole(number) : cell)
                    .append(" |");
        }
        lines.add(line.toString());
        return this;
    }

    /** Returns a number as it stands in a text. */
    static String whole(int number) {
        return String.format(Locale.ROOT, "%,d", number);
    }

    @Override
    public String toString() {
        return String.join("\n", lines);
    }
}
