package dev.emissary.benchmarks.forwarding;

import dev.emissary.benchmarks.harness.JmhRounds;
import dev.emissary.benchmarks.page.Figures;
import dev.emissary.benchmarks.page.MarkdownTable;
import dev.emissary.benchmarks.page.ResultTable;
import dev.emissary.benchmarks.result.Key;
import dev.emissary.benchmarks.result.Measurement;
import dev.emissary.benchmarks.result.Results;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/** Writes results as tables; all times are nanoseconds for one call. */
final class ForwardingTables {

    /** The alternatives, as their benchmarks are called, in the order of the tables. */
    static final List<String> ALTERNATIVES = List.of(
            "Direct",
            "HandWritten",
            "HandWrittenCopy",
            "Emissary",
            "Lombok",
            "Manifold",
            "Kotlin",
            "Scala",
            "ByteBuddy",
            "Proxy",
            "MethodHandleProxies");

    static final List<String> CALLS = List.of("charAt", "getLong", "genericMethod", "defaultMethod", "selfReturn");

    private static final List<String> LINKS =
            List.of("1", "4 of one class", "4 of a class each", "16 of one class", "16 of a class each");

    private final List<Results> results;

    ForwardingTables(List<Results> results) {
        this.results = results;
    }

    static Key monomorphic(String alternative, String call) {
        return Key.of(alternative + "Benchmark." + call);
    }

    private static Key callSite(String alternative, String classes) {
        return new Key("CallSiteBenchmark.charAt", Map.of("alternative", alternative, "classes", classes));
    }

    private static Key separate(String alternative, String places) {
        return Key.of("SeparateCallSitesBenchmark." + places, "alternative", alternative);
    }

    private static Key chain(String alternative, String links) {
        return new Key("ChainBenchmark.charAt", Map.of("alternative", alternative, "links", links));
    }

    /** One comparison of an emissary with a class written by hand. */
    private record Case(String title, Key emissary, Key handWritten) {

        @Override
        public String toString() {
            return title;
        }
    }

    private static List<Case> cases() {
        List<Case> cases = new ArrayList<>();
        for (String call : CALLS) {
            cases.add(new Case(call, monomorphic("Emissary", call), monomorphic("HandWritten", call)));
        }
        for (String classes : List.of("1", "2", "8")) {
            cases.add(new Case(
                    "one place, " + classes + " classes",
                    callSite("emissary", classes),
                    callSite("hand-written", classes)));
        }
        for (String places : List.of("twoPlaces", "eightPlaces")) {
            cases.add(new Case(places, separate("emissary", places), separate("hand-written", places)));
        }
        for (String links : LINKS) {
            cases.add(new Case("chain of " + links, chain("emissary", links), chain("hand-written", links)));
        }
        cases.add(new Case("constant", Key.of("ConstantBenchmark.emissary"), Key.of("ConstantBenchmark.handWritten")));
        for (String use : List.of("ForOneCall", "HandedOn")) {
            cases.add(new Case(
                    "new object, " + (use.equals("HandedOn") ? "handed on" : "for one call"),
                    Key.of("AllocationBenchmark.emissary" + use),
                    Key.of("AllocationBenchmark.handWritten" + use)));
        }
        return cases;
    }

    /** The headline: every case, and what two equal classes differ by. */
    String ratios() {
        List<Case> controls = CALLS.stream()
                .map(call -> new Case(
                        "control: " + call, monomorphic("HandWrittenCopy", call), monomorphic("HandWritten", call)))
                .toList();
        return new ResultTable<>(
                        "case",
                        Stream.concat(cases().stream(), controls.stream()).toList(),
                        results)
                .times("hand-written", Case::handWritten)
                .ratios("emissary / hand-written", Case::emissary, Case::handWritten)
                .toString();
    }

    /** All alternatives for one call. */
    String alternatives(String call) {
        return new ResultTable<>("alternative", measured(call), results)
                .times("ns", alternative -> monomorphic(alternative, call))
                .ratios(
                        "over hand-written",
                        alternative -> monomorphic(alternative, call),
                        alternative -> monomorphic("HandWritten", call))
                .others("B", alternative -> monomorphic(alternative, call), JmhRounds.ALLOCATED)
                .toString();
    }

    private List<String> measured(String call) {
        return ALTERNATIVES.stream()
                .filter(alternative -> results.stream().anyMatch(result -> result.has(monomorphic(alternative, call))))
                .toList();
    }

    String callSites() {
        ResultTable<String> table = new ResultTable<>("classes", List.of("1", "2", "8"), results);
        for (String alternative : List.of("direct", "hand-written", "emissary")) {
            table.times(alternative, classes -> callSite(alternative, classes));
        }
        return table.toString();
    }

    String separateCallSites() {
        ResultTable<String> table = new ResultTable<>("places", List.of("twoPlaces", "eightPlaces"), results);
        for (String alternative : List.of("direct", "hand-written", "emissary")) {
            table.times(alternative, places -> separate(alternative, places));
        }
        return table.toString();
    }

    String chains() {
        ResultTable<String> table = new ResultTable<>("links", LINKS, results);
        for (String alternative : List.of("hand-written", "emissary")) {
            table.times(alternative, links -> chain(alternative, links));
        }
        return table.toString();
    }

    String constants() {
        return new ResultTable<>("constant", List.of("direct", "handWritten", "handWrittenRecord", "emissary"), results)
                .times("ns", constant -> Key.of("ConstantBenchmark." + constant))
                .toString();
    }

    String allocation() {
        UnaryOperator<String> name = benchmark -> "AllocationBenchmark." + benchmark;
        return new ResultTable<>(
                        "new object",
                        List.of(
                                "handWrittenForOneCall",
                                "emissaryForOneCall",
                                "handWrittenHandedOn",
                                "emissaryHandedOn"),
                        results)
                .times("ns", benchmark -> Key.of(name.apply(benchmark)))
                .others("B", benchmark -> Key.of(name.apply(benchmark)), JmhRounds.ALLOCATED)
                .toString();
    }

    /** The first call of what was observed on each JDK; the whole text is long, and is linked. */
    String inlining() {
        StringBuilder text = new StringBuilder();
        for (Results result : results) {
            int feature = result.environment().feature();
            String first = result.texts().get("inlining").split("\n\n", 2)[0];
            text.append("JDK %d ([all](results/forwarding-jdk%d.inlining.txt)):\n\n```text\n%s\n```\n\n"
                    .formatted(feature, feature, first));
        }
        return text.toString();
    }

    /** Sizes are those of the oldest JDK, where most of the alternatives exist. */
    String sizes() {
        Results oldest = results.get(0);
        MarkdownTable table = MarkdownTable.ofFigures(
                List.of("interface, methods", "alternative", "source lines", "methods", "bytes", "needs at run time"));
        for (Measurement lines : oldest.measurements()) {
            if (lines.name().equals("Sizes.lines")) {
                Map<String, String> params = lines.params();
                table.row(
                        params.get("type") + ", " + params.get("methods"),
                        params.get("alternative"),
                        count(oldest, "lines", params),
                        count(oldest, "methods", params),
                        count(oldest, "bytes", params),
                        params.get("jars"));
            }
        }
        return table.toString();
    }

    private static String count(Results results, String unit, Map<String, String> params) {
        Key key = new Key("Sizes." + unit, params);
        return results.has(key) ? Figures.count(results.time(key).value()) : "unknown";
    }
}
