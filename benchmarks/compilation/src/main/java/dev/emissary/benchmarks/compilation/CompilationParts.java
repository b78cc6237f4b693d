package dev.emissary.benchmarks.compilation;

import static dev.emissary.benchmarks.compilation.CompilationKeys.ARCHIVED;
import static dev.emissary.benchmarks.compilation.CompilationKeys.COLD;
import static dev.emissary.benchmarks.compilation.CompilationKeys.MANY;

import dev.emissary.benchmarks.page.EnvironmentTable;
import dev.emissary.benchmarks.page.Figures;
import dev.emissary.benchmarks.page.ResultTable;
import dev.emissary.benchmarks.page.Runs;
import dev.emissary.benchmarks.result.Estimate;
import dev.emissary.benchmarks.result.Key;
import dev.emissary.benchmarks.result.Measurement;
import dev.emissary.benchmarks.result.Results;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** What pages say about the results, in milliseconds of CPU. */
final class CompilationParts {

    private static final Load FIRST = new Load(5, 1);
    private static final Load MOST = new Load(Delegated.RESULT_SET, 1_000);

    private final Runs runs;
    private final List<Results> results;

    CompilationParts(Runs runs) {
        this.runs = runs;
        results = runs.shown();
    }

    /** Some classes of one size. */
    private record Load(int methods, int classes) {

        static Load of(Measurement measurement) {
            return new Load(
                    Integer.parseInt(measurement.params().get("methods")),
                    Integer.parseInt(measurement.params().get("classes")));
        }

        Key of(String name, Contestant contestant) {
            return CompilationKeys.delegation(name, contestant, methods, classes);
        }

        @Override
        public String toString() {
            return Figures.count(classes) + (classes == 1 ? " class" : " classes") + " of " + methods + " methods";
        }
    }

    /** Returns all parts by name. */
    Map<String, String> all() {
        return Map.of(
                "large-code-base", largeCodeBase(),
                "cold", few(COLD, List.of(Contestant.values())),
                "archived", few(ARCHIVED, List.of(Contestant.EMISSARY, Contestant.HAND_WRITTEN)),
                "delegation", delegation(),
                "first-emissary", firstMore(COLD),
                "first-archived", firstMore(ARCHIVED),
                "many-by-hand", overEmissary(Contestant.HAND_WRITTEN),
                "many-lombok", overEmissary(Contestant.LOMBOK),
                "warm-libraries",
                        runs.ratios(Map.of(
                                CompilationKeys.largeCodeBase("warm", "Emissary"),
                                CompilationKeys.largeCodeBase("warm", "none"))),
                "environment", EnvironmentTable.of(results));
    }

    /** Returns how much longer the first emissary takes than the first class by hand. */
    private String firstMore(String name) {
        return runs.range(
                "%.0f",
                " ms",
                comparing(
                        FIRST.of(name, Contestant.EMISSARY),
                        FIRST.of(name, Contestant.HAND_WRITTEN),
                        Results::difference));
    }

    private String overEmissary(Contestant contestant) {
        return runs.range(
                "%.2f",
                "",
                comparing(MOST.of(MANY, contestant), MOST.of(MANY, Contestant.EMISSARY), CompilationKeys::netRatio));
    }

    /** Compares two measurements in a run that has both. */
    private static Function<Results, Stream<Supplier<Estimate>>> comparing(Key one, Key other, Comparison comparison) {
        return run -> run.has(one) && run.has(other) ? Stream.of(() -> comparison.of(run, one, other)) : Stream.empty();
    }

    /** What two measurements of a run have to do with each other. */
    private interface Comparison {
        Estimate of(Results run, Key one, Key other);
    }

    private String largeCodeBase() {
        return new ResultTable<>("javac", List.of("process", "warm"), results)
                .times("without", kind -> CompilationKeys.largeCodeBase(kind, "none"))
                .times("with the plugin", kind -> CompilationKeys.largeCodeBase(kind, "Emissary"))
                .ratios(
                        "ratio",
                        kind -> CompilationKeys.largeCodeBase(kind, "Emissary"),
                        kind -> CompilationKeys.largeCodeBase(kind, "none"))
                .toString();
    }

    /** A few classes, with the empty run of javac in their times. */
    private String few(String name, List<Contestant> contestants) {
        ResultTable<Load> table = new ResultTable<>("load", loads(name), results);
        for (Contestant contestant : contestants) {
            table.times(contestant.title(), load -> load.of(name, contestant));
        }
        return table.differences(
                        "emissary − hand-written",
                        load -> load.of(name, Contestant.EMISSARY),
                        load -> load.of(name, Contestant.HAND_WRITTEN))
                .toString();
    }

    private String delegation() {
        ResultTable<Load> table = new ResultTable<>("load", loads(MANY), results);
        table.column(
                "emissary",
                (result, load) -> ResultTable.orUnsteady(
                        () -> Figures.withInterval(CompilationKeys.net(result, load.of(MANY, Contestant.EMISSARY)))));
        for (Contestant contestant : List.of(Contestant.HAND_WRITTEN, Contestant.LOMBOK)) {
            table.column(
                    contestant.title() + " / emissary",
                    (result, load) -> ResultTable.orUnsteady(() -> Figures.ratio(CompilationKeys.netRatio(
                            result, load.of(MANY, contestant), load.of(MANY, Contestant.EMISSARY)))));
        }
        return table.toString();
    }

    private List<Load> loads(String name) {
        return results.stream()
                .flatMap(result -> result.measurements().stream())
                .filter(measurement -> measurement.name().equals(name))
                .map(Load::of)
                .distinct()
                .sorted(Comparator.comparingInt(Load::methods).thenComparingInt(Load::classes))
                .toList();
    }
}
