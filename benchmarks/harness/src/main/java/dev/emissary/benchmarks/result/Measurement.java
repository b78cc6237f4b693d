package dev.emissary.benchmarks.result;

import java.util.HashMap;
import java.util.Map;

/**
 * What a run measured for one benchmark.
 *
 * @param benchmark the full name of the method: package, class and method
 * @param params its parameters by name, none for most
 * @param time what the benchmark measures, usually the time per operation
 * @param others further quantities by JMH's names: {@code gc.alloc.rate.norm} is the bytes allocated per operation
 */
public record Measurement(String benchmark, Map<String, String> params, Metric time, Map<String, Metric> others) {

    /** Copies the maps. */
    public Measurement {
        params = Map.copyOf(params);
        others = Map.copyOf(others);
    }

    /** Returns the names of the class and the method, without the package. */
    public String name() {
        int method = benchmark.lastIndexOf('.');
        return benchmark.substring(benchmark.lastIndexOf('.', method - 1) + 1);
    }

    /** Returns this measurement with the rounds of a later one after its own. */
    public Measurement followedBy(Measurement later) {
        Map<String, Metric> joined = new HashMap<>(others);
        later.others.forEach((name, metric) -> joined.merge(name, metric, Metric::followedBy));
        return new Measurement(benchmark, params, time.followedBy(later.time), joined);
    }
}
