package dev.emissary.benchmarks.compilation;

import dev.emissary.benchmarks.page.Figures;
import dev.emissary.benchmarks.page.ResultTable;
import dev.emissary.benchmarks.result.Estimate;
import dev.emissary.benchmarks.result.Key;
import dev.emissary.benchmarks.result.Measurement;
import dev.emissary.benchmarks.result.Results;
import java.util.Comparator;
import java.util.List;

/** Writes results as tables: CPU time in milliseconds, memory in megabytes. */
final class CompilationTables {

    private final List<Results> results;

    CompilationTables(List<Results> results) {
        this.results = results;
    }

    /** Some classes of one size. */
    private record Load(int methods, int classes) {

        Key by(Contestant contestant) {
            return CompilationKeys.delegation(contestant, String.valueOf(methods), String.valueOf(classes));
        }

        @Override
        public String toString() {
            return Figures.count(classes) + " classes of " + methods + " methods";
        }
    }

    String startUp() {
        return new ResultTable<>("plugin", List.of("none", "empty", "Emissary"), results)
                .times("ms", CompilationKeys::startUp)
                .others("MB", CompilationKeys::startUp, CompilationBenchmarks.MEMORY)
                .toString();
    }

    String largeCodeBase() {
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
    String cold() {
        List<String> classes = results.stream()
                .flatMap(result -> result.measurements().stream())
                .filter(measurement -> measurement.name().equals("Delegation.cold"))
                .map(measurement -> measurement.params().get("classes"))
                .distinct()
                .sorted(Comparator.comparingInt(Integer::parseInt))
                .toList();
        ResultTable<String> table = new ResultTable<>("classes", classes, results);
        for (Contestant contestant : Contestant.values()) {
            table.times(contestant.title(), count -> CompilationKeys.cold(contestant, count));
        }
        return table.toString();
    }

    String delegationTime() {
        ResultTable<Load> table = new ResultTable<>("load", loads(), results);
        for (Contestant contestant : Contestant.OF_MANY) {
            table.column(
                    contestant.title(),
                    (result, load) -> result.has(load.by(contestant))
                            ? Figures.rounded(Estimate.of(CompilationKeys.net(result, load.by(contestant)))
                                    .value())
                            : "–");
        }
        table.column(
                "one emissary",
                (result, load) -> Figures.rounded(Estimate.of(CompilationKeys.net(result, load.by(Contestant.EMISSARY)))
                                .value()
                        / load.classes));
        for (Contestant contestant : List.of(Contestant.HAND_WRITTEN, Contestant.LOMBOK, Contestant.MANIFOLD)) {
            table.column(
                    contestant.title() + " / emissary",
                    (result, load) -> result.has(load.by(contestant))
                            ? Figures.ratio(
                                    CompilationKeys.netRatio(result, load.by(contestant), load.by(Contestant.EMISSARY)))
                            : "–");
        }
        return table.toString();
    }

    String delegationMemory() {
        ResultTable<Load> table = new ResultTable<>("load", loads(), results);
        for (Contestant contestant : Contestant.OF_MANY) {
            table.others(contestant.title(), load -> load.by(contestant), CompilationBenchmarks.MEMORY);
        }
        return table.toString();
    }

    String warm() {
        List<String> methods = loads().stream()
                .map(load -> String.valueOf(load.methods))
                .distinct()
                .toList();
        ResultTable<String> table = new ResultTable<>("methods", methods, results);
        for (Contestant contestant : Contestant.values()) {
            table.times(contestant.title(), size -> CompilationKeys.warm(contestant, size));
        }
        for (Contestant contestant : List.of(Contestant.HAND_WRITTEN, Contestant.MARKED, Contestant.LOMBOK)) {
            table.ratios(
                    contestant.title() + " / emissary",
                    size -> CompilationKeys.warm(contestant, size),
                    size -> CompilationKeys.warm(Contestant.EMISSARY, size));
        }
        return table.toString();
    }

    String profile() {
        ResultTable<String> table = new ResultTable<>("phase", CompilationKeys.phases(), results);
        for (Contestant contestant : List.of(Contestant.EMISSARY, Contestant.HAND_WRITTEN)) {
            table.times(contestant.title(), phase -> CompilationKeys.profile(contestant, phase));
        }
        return table.toString();
    }

    /** What the ratios of time would come to with a plugin that took no time. */
    String withoutThePlugin() {
        ResultTable<Load> table = new ResultTable<>("load", List.of(profiled()), results);
        for (Contestant contestant : List.of(Contestant.HAND_WRITTEN, Contestant.LOMBOK)) {
            table.column(
                    contestant.title() + " / emissary",
                    (result, load) -> Figures.ratio(
                            CompilationKeys.netRatio(result, load.by(contestant), load.by(Contestant.EMISSARY))));
            table.column("if the plugin took no time", (result, load) -> {
                double plugin = result.time(CompilationKeys.profile(Contestant.EMISSARY, Phase.PLUGIN.title()))
                        .value();
                double emissaries = Estimate.of(CompilationKeys.net(result, load.by(Contestant.EMISSARY)))
                        .value();
                return Figures.rounded(Estimate.of(CompilationKeys.net(result, load.by(contestant)))
                                .value()
                        / (emissaries - plugin));
            });
        }
        return table.toString();
    }

    /** What was profiled. */
    private Load profiled() {
        return results.stream()
                .flatMap(result -> result.measurements().stream())
                .filter(measurement -> measurement.name().equals("Profile.process"))
                .map(CompilationTables::load)
                .findFirst()
                .orElseThrow();
    }

    private List<Load> loads() {
        return results.stream()
                .flatMap(result -> result.measurements().stream())
                .filter(measurement -> measurement.name().equals("Delegation.process"))
                .map(CompilationTables::load)
                .distinct()
                .sorted(Comparator.comparingInt(Load::methods).thenComparingInt(Load::classes))
                .toList();
    }

    private static Load load(Measurement measurement) {
        return new Load(
                Integer.parseInt(measurement.params().get("methods")),
                Integer.parseInt(measurement.params().get("classes")));
    }
}
