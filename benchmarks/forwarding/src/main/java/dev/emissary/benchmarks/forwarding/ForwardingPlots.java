package dev.emissary.benchmarks.forwarding;

import dev.emissary.benchmarks.page.Figures;
import dev.emissary.benchmarks.page.Plot;
import dev.emissary.benchmarks.result.Estimate;
import dev.emissary.benchmarks.result.Key;
import dev.emissary.benchmarks.result.Results;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/** Draws the cheap call and the real one through every alternative. */
final class ForwardingPlots {

    private final List<Results> results;

    ForwardingPlots(List<Results> results) {
        this.results = results;
    }

    /** Returns all plots by file name. */
    Map<String, Supplier<String>> all() {
        Map<String, Supplier<String>> plots = new LinkedHashMap<>();
        for (String call : List.of("charAt", "getLong")) {
            plots.put("plots/forwarding-" + call + ".svg", () -> alternatives(call));
        }
        return plots;
    }

    private String alternatives(String call) {
        String title = Plot.title(
                call + " through one object",
                () -> results.stream()
                        .map(result -> share(result, call))
                        .collect(Collectors.joining(", ", call + " through an emissary takes ", "")));
        Plot plot = new Plot(title, "alternative", Plot.NANOS);
        for (Results result : results) {
            for (String alternative : ForwardingTables.ALTERNATIVES) {
                Key key = ForwardingTables.monomorphic(alternative, call);
                if (results.stream().allMatch(each -> each.has(key))) {
                    plot.add("JDK " + result.environment().feature(), alternative, result.time(key));
                }
            }
        }
        return plot.bars();
    }

    private static String share(Results result, String call) {
        Estimate share = result.ratio(
                ForwardingTables.monomorphic("Emissary", call), ForwardingTables.monomorphic("HandWritten", call));
        return "%s of a class by hand on JDK %d"
                .formatted(Figures.rounded(share.value()), result.environment().feature());
    }
}
