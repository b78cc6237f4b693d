package dev.emissary.benchmarks.forwarding;

import dev.emissary.benchmarks.page.EnvironmentTable;
import dev.emissary.benchmarks.page.ResultTable;
import dev.emissary.benchmarks.page.Runs;
import dev.emissary.benchmarks.result.Key;
import dev.emissary.benchmarks.result.Results;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What pages say about the results; all times are nanoseconds for one call. */
final class ForwardingParts {

    private static final List<String> CALLS =
            List.of("charAt", "getLong", "genericMethod", "defaultMethod", "selfReturn");

    private final Runs runs;
    private final List<Results> results;

    ForwardingParts(Runs runs) {
        this.runs = runs;
        results = runs.shown();
    }

    /** Returns all parts by name. */
    Map<String, String> all() {
        return Map.of(
                "cases", casesTable(),
                "cases-range", runs.ratios(overByHand(cases())),
                "cases-half", runs.middleHalf(overByHand(cases())),
                "controls-range", runs.ratios(overByHand(controls())),
                "peers", peers(),
                "record",
                        runs.ratios(Map.of(
                                Key.of("ConstantBenchmark.handWrittenRecord"),
                                Key.of("ConstantBenchmark.handWritten"))),
                "environment", EnvironmentTable.of(results));
    }

    private static Key monomorphic(String alternative, String call) {
        return Key.of("MonomorphicBenchmark." + call, "alternative", alternative);
    }

    /** One comparison of an emissary with a class written by hand, and with nothing where that was measured. */
    private record Case(String title, Function<String, Key> keys) {

        Key of(String alternative) {
            return keys.apply(alternative);
        }

        @Override
        public String toString() {
            return title;
        }
    }

    private static List<Case> cases() {
        List<Case> cases = new ArrayList<>();
        for (String call : CALLS) {
            cases.add(new Case(call, alternative -> monomorphic(alternative, call)));
        }
        for (String classes : List.of("1", "2", "8")) {
            cases.add(new Case(
                    "one place, classes: " + classes,
                    alternative -> new Key(
                            "CallSiteBenchmark.charAt", Map.of("alternative", alternative, "classes", classes))));
        }
        for (String places : List.of("two", "eight")) {
            cases.add(new Case(
                    places + " places, a class each",
                    alternative ->
                            Key.of("SeparateCallSitesBenchmark." + places + "Places", "alternative", alternative)));
        }
        for (String links :
                List.of("1", "4 of one class", "4 of a class each", "16 of one class", "16 of a class each")) {
            cases.add(new Case(
                    "chain of " + links,
                    alternative ->
                            new Key("ChainBenchmark.charAt", Map.of("alternative", alternative, "links", links))));
        }
        cases.add(new Case("constant", alternative -> Key.of("ConstantBenchmark." + fieldName(alternative))));
        cases.add(new Case(
                "new object, for one call",
                alternative -> Key.of("AllocationBenchmark." + fieldName(alternative) + "ForOneCall")));
        cases.add(new Case(
                "new object, handed on",
                alternative -> Key.of("AllocationBenchmark." + fieldName(alternative) + "HandedOn")));
        return cases;
    }

    /** The class written by hand and its copy, which take the place of the emissary. */
    private static List<Case> controls() {
        return CALLS.stream()
                .map(call -> new Case(
                        call,
                        alternative -> monomorphic(
                                alternative.equals("emissary") ? "hand-written copy" : "hand-written", call)))
                .toList();
    }

    private static String fieldName(String alternative) {
        return alternative.equals("hand-written") ? "handWritten" : alternative;
    }

    private String casesTable() {
        return new ResultTable<>("case", cases(), results)
                .times("direct", row -> row.of("direct"))
                .times("by hand", row -> row.of("hand-written"))
                .ratios("emissary / by hand", row -> row.of("emissary"), row -> row.of("hand-written"))
                .toString();
    }

    /** Returns what the emissary, or what takes its place, is divided by. */
    private static Map<Key, Key> overByHand(List<Case> cases) {
        return cases.stream().collect(Collectors.toMap(each -> each.of("emissary"), each -> each.of("hand-written")));
    }

    private String peers() {
        ResultTable<Alternative> table = new ResultTable<>(
                "over by hand",
                Stream.of(Alternative.values())
                        .filter(alternative -> alternative != Alternative.HAND_WRITTEN)
                        .toList(),
                results);
        for (String call : CALLS) {
            table.ratios(
                    call,
                    alternative -> monomorphic(alternative.toString(), call),
                    alternative -> monomorphic("hand-written", call));
        }
        return table.toString();
    }
}
