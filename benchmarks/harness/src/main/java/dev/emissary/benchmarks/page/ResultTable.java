package dev.emissary.benchmarks.page;

import dev.emissary.benchmarks.result.Key;
import dev.emissary.benchmarks.result.Results;
import dev.emissary.benchmarks.result.UnsteadyException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/**
 * A table of results, to which columns are added.
 *
 * @param <R> the subject of a row; its string form is the row's title
 */
public final class ResultTable<R> {

    /** What stands where nothing was measured. */
    public static final String NOTHING = "–";

    private final List<Results> results;
    private final List<String> titles = new ArrayList<>();
    private final List<List<String>> rows = new ArrayList<>();
    private final List<R> subjects;

    /** Creates a table without columns of figures. */
    public ResultTable(String corner, List<R> subjects, List<Results> results) {
        this.results = results;
        this.subjects = subjects;
        titles.add(corner);
        subjects.forEach(subject -> rows.add(new ArrayList<>(List.of(subject.toString()))));
    }

    /** Adds a column of times with their intervals for each JDK. */
    public ResultTable<R> times(String title, Function<R, Key> key) {
        return column(title, (result, subject) -> {
            Key found = key.apply(subject);
            return result.has(found) ? orUnsteady(() -> Figures.withInterval(result.time(found))) : NOTHING;
        });
    }

    /** Adds a column of ratios with their intervals for each JDK. */
    public ResultTable<R> ratios(String title, Function<R, Key> key, Function<R, Key> base) {
        return compared(title, key, base, (result, one, other) -> Figures.ratio(result.ratio(one, other)));
    }

    /** Adds a column of differences of times, with the largest that a round shows, for each JDK. */
    public ResultTable<R> differences(String title, Function<R, Key> key, Function<R, Key> base) {
        return compared(title, key, base, (result, one, other) -> Figures.difference(result.difference(one, other)));
    }

    /** Writes what two measurements of a JDK have to do with each other. */
    private interface Comparison {
        String of(Results result, Key one, Key other);
    }

    private ResultTable<R> compared(String title, Function<R, Key> key, Function<R, Key> base, Comparison comparison) {
        return column(title, (result, subject) -> {
            Key one = key.apply(subject);
            Key other = base.apply(subject);
            return result.has(one) && result.has(other) ? orUnsteady(() -> comparison.of(result, one, other)) : NOTHING;
        });
    }

    /** Adds a column of medians of a quantity other than time for each JDK. */
    public ResultTable<R> others(String title, Function<R, Key> key, String quantity) {
        return column(title, (result, subject) -> {
            Key found = key.apply(subject);
            if (!result.has(found) || !result.get(found).others().containsKey(quantity)) {
                return NOTHING;
            }
            return Figures.rounded(
                    result.get(found).others().get(quantity).estimate().value());
        });
    }

    /** Adds one column of numbers that were counted, and are the same on every JDK. */
    public ResultTable<R> sizes(String title, Function<R, Key> key) {
        return text(
                title,
                subject -> results.stream()
                        .filter(result -> result.has(key.apply(subject)))
                        .map(result ->
                                Figures.rounded(result.time(key.apply(subject)).value()))
                        .distinct()
                        .collect(Collectors.joining(" or ")));
    }

    /** Adds one column of texts. */
    public ResultTable<R> text(String title, Function<R, String> cell) {
        titles.add(title);
        for (int i = 0; i < rows.size(); i++) {
            rows.get(i).add(cell.apply(subjects.get(i)));
        }
        return this;
    }

    /** Adds a column of texts for each JDK. */
    public ResultTable<R> column(String title, BiFunction<Results, R, String> cell) {
        for (Results result : results) {
            titles.add(title + ", " + result.environment().feature());
            for (int i = 0; i < rows.size(); i++) {
                rows.get(i).add(cell.apply(result, subjects.get(i)));
            }
        }
        return this;
    }

    /** Returns the text of a value, or what stands in its place. */
    public static String orUnsteady(Supplier<String> value) {
        return UnsteadyException.ifSteady(value).orElse("not steady");
    }

    @Override
    public String toString() {
        MarkdownTable table = MarkdownTable.ofFigures(titles);
        rows.forEach(table::row);
        return table.toString();
    }
}
