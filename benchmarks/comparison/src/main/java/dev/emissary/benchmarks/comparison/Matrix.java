package dev.emissary.benchmarks.comparison;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A cell for each feature and approach. */
public final class Matrix {

    private final Map<Feature, Map<Approach, Cell>> cells = new EnumMap<>(Feature.class);

    Matrix() {
        Arrays.stream(Feature.values()).forEach(feature -> cells.put(feature, new EnumMap<>(Approach.class)));
    }

    /**
     * Reads what programs said, and the citations.
     *
     * @param programs the directory of the programs
     * @param outcomes what became of them, by approach and feature; cells of those that did not run stay empty
     */
    public static Matrix of(Programs programs, Map<Approach, Map<String, Outcome>> outcomes) {
        Matrix matrix = new Matrix();
        for (Feature feature : Feature.values()) {
            for (Approach approach : Approach.values()) {
                Optional.ofNullable(outcomes.getOrDefault(approach, Map.of()).get(feature.id()))
                        .map(outcome -> cell(feature, outcome))
                        .or(() -> programs.citation(feature.id(), approach).map(Matrix::cited))
                        .ifPresent(cell -> matrix.put(feature, approach, cell));
            }
        }
        return matrix;
    }

    private static Cell cell(Feature feature, Outcome outcome) {
        // All classes of a feature are in one package; its name tells nothing.
        String words = outcome.words().replaceAll("\\b" + feature.id().replace('-', '_') + "\\.(Program\\.)?", "");
        return outcome.refused() ? Cell.refused(feature.refusal(), words) : Cell.observed(words);
    }

    private static Cell cited(Path file) {
        try {
            return Cell.cited(Files.readString(file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    void put(Feature feature, Approach approach, Cell cell) {
        cells.get(feature).put(approach, cell);
    }

    /** The cell, if it is filled. */
    public Optional<Cell> cell(Feature feature, Approach approach) {
        return Optional.ofNullable(cells.get(feature).get(approach));
    }

    /** How many cells are known in one of these ways. */
    public long count(Evidence... evidence) {
        return cells.values().stream()
                .flatMap(row -> row.values().stream())
                .filter(cell -> List.of(evidence).contains(cell.evidence()))
                .count();
    }
}
