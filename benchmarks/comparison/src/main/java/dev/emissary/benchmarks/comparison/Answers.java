package dev.emissary.benchmarks.comparison;

import dev.emissary.benchmarks.comparison.Cell.Answer;
import dev.emissary.benchmarks.comparison.Cell.Evidence;
import dev.emissary.benchmarks.comparison.Observation.Outcome;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * The answers to all questions. As text they are a line for each tool with its version, an empty line, and a line for
 * each cell; columns are separated by tabs.
 *
 * @param versions the versions of the JDK and of the tools that gave the answers
 * @param cells the answers, by the name of the question
 */
public record Answers(Map<String, String> versions, Map<String, Map<Approach, Cell>> cells) {

    /** Without the last one, the source, which only a cited cell has. */
    private static final int CELL_COLUMNS = 5;

    /** Orders the versions by name. */
    public Answers {
        versions = new TreeMap<>(versions);
    }

    /**
     * Reads what programs said, and the citations.
     *
     * @param outcomes what became of programs, by approach and question; cells of those that did not run stay empty
     */
    static Answers of(List<Question> questions, Map<Approach, Map<String, Outcome>> outcomes) {
        Map<String, Map<Approach, Cell>> cells = new LinkedHashMap<>();
        for (Question question : questions) {
            Map<Approach, Cell> row = new EnumMap<>(Approach.class);
            for (Approach approach : Approach.values()) {
                Optional.ofNullable(outcomes.getOrDefault(approach, Map.of()).get(question.id()))
                        .map(outcome -> cell(question, outcome))
                        .or(() -> question.citation(approach))
                        .ifPresent(cell -> row.put(approach, cell));
            }
            cells.put(question.id(), row);
        }
        return new Answers(Versions.all(), cells);
    }

    private static Cell cell(Question question, Outcome outcome) {
        // All classes of a question are in one package; its name tells nothing.
        String words = outcome.words().replaceAll("\\b" + question.packageName() + "\\.", "");
        return outcome.refused() ? Cell.refused(words) : Cell.observed(words);
    }

    /** Reads the text of a file. */
    public static Answers of(String text) {
        String[] parts = text.split("\n\n", 2);
        Map<String, String> versions = parts[0].lines()
                .map(line -> line.split("\t"))
                .collect(Collectors.toMap(columns -> columns[0], columns -> columns[1]));
        Map<String, Map<Approach, Cell>> cells = new LinkedHashMap<>();
        parts[1].lines().forEach(line -> {
            String[] columns = line.split("\t");
            if (columns.length < CELL_COLUMNS) {
                throw new IllegalArgumentException("not a cell: " + line);
            }
            Cell cell = new Cell(
                    Answer.of(columns[2]),
                    Evidence.valueOf(constant(columns[3])),
                    columns[4],
                    columns.length > CELL_COLUMNS ? columns[CELL_COLUMNS] : "");
            cells.computeIfAbsent(columns[0], id -> new EnumMap<>(Approach.class))
                    .put(Approach.valueOf(constant(columns[1])), cell);
        });
        return new Answers(versions, cells);
    }

    private static String constant(String id) {
        return id.toUpperCase(Locale.ROOT).replace('-', '_');
    }

    /** The text of the file. */
    public String text() {
        StringBuilder text = new StringBuilder();
        versions.forEach((tool, version) -> line(text, tool, version));
        text.append('\n');
        cells.forEach((question, row) -> row.forEach((approach, cell) -> line(
                text,
                question,
                approach.id(),
                cell.answer().toString(),
                cell.evidence().word(),
                cell.words(),
                cell.source())));
        return text.toString();
    }

    private static void line(StringBuilder text, String... columns) {
        text.append(String.join("\t", columns).stripTrailing()).append('\n');
    }

    /** The cell, if it is filled. */
    public Optional<Cell> cell(Question question, Approach approach) {
        return Optional.ofNullable(cells.getOrDefault(question.id(), Map.of()).get(approach));
    }

    /** How many cells are known in one of these ways. */
    long count(Evidence... evidence) {
        return cells.values().stream()
                .flatMap(row -> row.values().stream())
                .filter(cell -> List.of(evidence).contains(cell.evidence()))
                .count();
    }
}
