package dev.emissary.benchmarks.compilation;

import dev.emissary.benchmarks.page.EnvironmentTable;
import dev.emissary.benchmarks.page.Figures;
import dev.emissary.benchmarks.page.ResultTable;
import dev.emissary.benchmarks.result.Key;
import dev.emissary.benchmarks.result.Measurement;
import dev.emissary.benchmarks.result.Results;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** What pages say about the results, in milliseconds of CPU. */
final class CompilationParts {

    private static final String MANY = "1000";

    private final List<Results> results;

    CompilationParts(List<Results> results) {
        this.results = results;
    }

    /** Some classes of one size. */
    private record Load(int methods, int classes) {

        static Load of(Measurement measurement) {
            return new Load(
                    Integer.parseInt(measurement.params().get("methods")),
                    Integer.parseInt(measurement.params().get("classes")));
        }

        Key by(Contestant contestant) {
            return CompilationKeys.delegation(contestant, String.valueOf(methods), String.valueOf(classes));
        }

        @Override
        public String toString() {
            return Figures.count(classes) + " classes of " + methods + " methods";
        }
    }

    /** Returns all parts by name. */
    Map<String, String> all() {
        return Map.of(
                "large-code-base", largeCodeBase(),
                "cold", cold(),
                "delegation", delegation(),
                "first-emissary",
                        onEach(result -> Figures.difference(result.difference(
                                CompilationKeys.cold(Contestant.EMISSARY, "1"),
                                CompilationKeys.cold(Contestant.HAND_WRITTEN, "1")))),
                "many-by-hand", onEach(result -> overEmissary(result, Contestant.HAND_WRITTEN)),
                "many-lombok", onEach(result -> overEmissary(result, Contestant.LOMBOK)),
                "warm-libraries",
                        onEach(result -> Figures.ratio(result.ratio(
                                CompilationKeys.largeCodeBase("warm", "Emissary"),
                                CompilationKeys.largeCodeBase("warm", "none")))),
                "environment", EnvironmentTable.of(results));
    }

    private static String overEmissary(Results result, Contestant contestant) {
        String methods = String.valueOf(Delegated.RESULT_SET);
        Key key = CompilationKeys.delegation(contestant, methods, MANY);
        Key emissary = CompilationKeys.delegation(Contestant.EMISSARY, methods, MANY);
        return result.has(key) ? Figures.ratio(CompilationKeys.netRatio(result, key, emissary)) : ResultTable.NOTHING;
    }

    private String onEach(Function<Results, String> figure) {
        return ResultTable.onEach(results, figure);
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
    private String cold() {
        List<String> classes = params("Delegation.cold", "classes");
        ResultTable<String> table = new ResultTable<>("classes", classes, results);
        for (Contestant contestant : Contestant.values()) {
            table.times(contestant.title(), count -> CompilationKeys.cold(contestant, count));
        }
        return table.differences(
                        "emissary − hand-written",
                        count -> CompilationKeys.cold(Contestant.EMISSARY, count),
                        count -> CompilationKeys.cold(Contestant.HAND_WRITTEN, count))
                .toString();
    }

    private String delegation() {
        List<Load> loads = results.stream()
                .flatMap(result -> result.measurements().stream())
                .filter(measurement -> measurement.name().equals("Delegation.process"))
                .map(Load::of)
                .distinct()
                .sorted(Comparator.comparingInt(Load::methods).thenComparingInt(Load::classes))
                .toList();
        ResultTable<Load> table = new ResultTable<>("load", loads, results);
        table.column(
                "emissary",
                (result, load) -> ResultTable.orUnsteady(
                        () -> Figures.withInterval(CompilationKeys.net(result, load.by(Contestant.EMISSARY)))));
        for (Contestant contestant : List.of(Contestant.HAND_WRITTEN, Contestant.LOMBOK)) {
            table.column(
                    contestant.title() + " / emissary",
                    (result, load) -> ResultTable.orUnsteady(() -> Figures.ratio(
                            CompilationKeys.netRatio(result, load.by(contestant), load.by(Contestant.EMISSARY)))));
        }
        return table.toString();
    }

    private List<String> params(String name, String param) {
        return results.stream()
                .flatMap(result -> result.measurements().stream())
                .filter(measurement -> measurement.name().equals(name))
                .map(measurement -> measurement.params().get(param))
                .distinct()
                .sorted(Comparator.comparingInt(Integer::parseInt))
                .toList();
    }
}
