package dev.emissary.benchmarks.page;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** A Markdown table; the first column is text, the others are figures unless specified otherwise. */
public final class MarkdownTable {

    private final int columns;
    private final StringBuilder text = new StringBuilder();

    /** Creates a table in which figures are right-aligned. */
    public static MarkdownTable ofFigures(List<String> titles) {
        return new MarkdownTable(titles, "---:");
    }

    /** Creates a table of texts. */
    public static MarkdownTable ofTexts(String... titles) {
        return new MarkdownTable(List.of(titles), "---");
    }

    private MarkdownTable(List<String> titles, String alignment) {
        columns = titles.size();
        row(titles);
        List<String> rule = new ArrayList<>(List.of("---"));
        while (rule.size() < columns) {
            rule.add(alignment);
        }
        row(rule);
    }

    /**
     * Adds a row.
     *
     * @throws IllegalArgumentException if the number of cells is not the number of columns
     */
    public void row(List<String> cells) {
        if (cells.size() != columns) {
            throw new IllegalArgumentException(columns + " columns, but " + cells);
        }
        text.append(
                cells.stream().map(cell -> cell.replace("|", "\\|")).collect(Collectors.joining(" | ", "| ", " |\n")));
    }

    /** Adds a row. */
    public void row(String... cells) {
        row(List.of(cells));
    }

    @Override
    public String toString() {
        return text.toString();
    }
}
