package dev.emissary.benchmarks.harness;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.openjdk.jmh.runner.BenchmarkList;
import org.openjdk.jmh.runner.BenchmarkListEntry;
import org.openjdk.jmh.runner.format.OutputFormatFactory;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.VerboseMode;

/**
 * One benchmark with one value for each of its parameters.
 *
 * @param benchmark the full name of the method
 * @param params values by name
 */
record JmhJob(String benchmark, Map<String, String> params) {

    /**
     * Finds the benchmarks of the class path whose names match a regular expression, with all their combinations of
     * values but those that are absent.
     */
    static List<JmhJob> find(String include, Set<String> absent) {
        List<JmhJob> jobs = new ArrayList<>();
        for (BenchmarkListEntry entry : BenchmarkList.defaultList()
                .find(
                        OutputFormatFactory.createFormatInstance(System.out, VerboseMode.SILENT),
                        List.of(include),
                        List.of())) {
            List<Map<String, String>> combinations = List.of(Map.of());
            for (Map.Entry<String, String[]> param :
                    entry.getParams().orElse(Map.of()).entrySet()) {
                combinations = combinations.stream()
                        .flatMap(combination -> List.of(param.getValue()).stream()
                                .map(value -> with(combination, param.getKey(), value)))
                        .toList();
            }
            combinations.stream()
                    .filter(params -> Collections.disjoint(params.values(), absent))
                    .forEach(params -> jobs.add(new JmhJob(entry.getUsername(), params)));
        }
        return List.copyOf(jobs);
    }

    private static Map<String, String> with(Map<String, String> params, String name, String value) {
        Map<String, String> more = new LinkedHashMap<>(params);
        more.put(name, value);
        return more;
    }

    /** Selects this job alone. */
    void select(OptionsBuilder options) {
        options.include("^" + Pattern.quote(benchmark) + "$");
        params.forEach(options::param);
    }

    @Override
    public String toString() {
        String type = benchmark.substring(0, benchmark.lastIndexOf('.'));
        return benchmark.substring(type.lastIndexOf('.') + 1) + (params.isEmpty() ? "" : " " + params);
    }
}
