package dev.emissary.benchmarks.forwarding;

import dev.emissary.benchmarks.page.Plot;
import dev.emissary.benchmarks.result.Key;
import dev.emissary.benchmarks.result.Results;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

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
        Plot plot = new Plot(call + " through one object", "alternative", "ns, median and farthest of the rounds");
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
}
