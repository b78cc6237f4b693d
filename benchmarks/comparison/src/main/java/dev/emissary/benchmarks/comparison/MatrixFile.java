package dev.emissary.benchmarks.comparison;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * Answers as text: a line for each tool with its version, an empty line, and a line for each cell; columns are separated
 * by tabs.
 *
 * @param versions the versions of the JDK and of the tools that gave the answers
 * @param matrix the answers
 */
public record MatrixFile(Map<String, String> versions, Matrix matrix) {

    /** Without the last one, the source, which only a cited cell has. */
    private static final int CELL_COLUMNS = 5;

    /** Copies the versions, in the order of the names. */
    public MatrixFile {
        versions = new TreeMap<>(versions);
    }

    /** Reads the text of a file. */
    public static MatrixFile of(String text) {
        String[] parts = text.split("\n\n", 2);
        Map<String, String> versions = parts[0].lines()
                .map(line -> line.split("\t"))
                .collect(Collectors.toMap(columns -> columns[0], columns -> columns[1]));
        Matrix matrix = new Matrix();
        parts[1].lines().forEach(line -> {
            String[] columns = line.split("\t");
            if (columns.length < CELL_COLUMNS) {
                throw new IllegalArgumentException("not a cell: " + line);
            }
            matrix.put(
                    Feature.valueOf(constant(columns[0])),
                    Approach.valueOf(constant(columns[1])),
                    new Cell(
                            Answer.of(columns[2]),
                            Evidence.valueOf(constant(columns[3])),
                            columns[4],
                            columns.length > CELL_COLUMNS ? columns[CELL_COLUMNS] : ""));
        });
        return new MatrixFile(versions, matrix);
    }

    private static String constant(String id) {
        return id.toUpperCase(Locale.ROOT).replace('-', '_');
    }

    /** The text of the file. */
    public String text() {
        StringBuilder text = new StringBuilder();
        versions.forEach((tool, version) -> line(text, List.of(tool, version)));
        text.append('\n');
        for (Feature feature : Feature.values()) {
            for (Approach approach : Approach.values()) {
                matrix.cell(feature, approach).ifPresent(cell -> line(text, columns(feature, approach, cell)));
            }
        }
        return text.toString();
    }

    private static List<String> columns(Feature feature, Approach approach, Cell cell) {
        return List.of(
                feature.id(),
                approach.id(),
                cell.answer().word(),
                cell.evidence().word(),
                cell.words(),
                cell.source());
    }

    private static void line(StringBuilder text, List<String> columns) {
        text.append(String.join("\t", columns).stripTrailing()).append('\n');
    }
}
