package dev.emissary.benchmarks.result;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import java.util.Map;
import java.util.TreeMap;

/**
 * What a run measured for one benchmark.
 *
 * @param benchmark the full name of the method: package, class and method
 * @param params its parameters by name, none for most
 * @param time what the benchmark measures, usually the time per operation
 * @param others further quantities by JMH's names: {@code gc.alloc.rate.norm} is the bytes allocated per operation
 * @param jmh the complete entry of JMH's own results that this was read from; missing if JMH did not measure it
 */
public record Measurement(
        String benchmark, Map<String, String> params, Metric time, Map<String, Metric> others, JsonNode jmh) {

    /** Copies the maps. */
    public Measurement {
        params = Map.copyOf(params);
        others = Map.copyOf(others);
    }

    /** Creates what JMH has not measured. */
    public Measurement(String benchmark, Map<String, String> params, Metric time, Map<String, Metric> others) {
        this(benchmark, params, time, others, MissingNode.getInstance());
    }

    /** Returns the names of the class and the method, without the package. */
    public String name() {
        int method = benchmark.lastIndexOf('.');
        return benchmark.substring(benchmark.lastIndexOf('.', method - 1) + 1);
    }

    /** Returns JMH's settings by their names, such as {@code warmupTime}; none if JMH did not measure it. */
    public Map<String, String> settings() {
        Map<String, String> settings = new TreeMap<>();
        jmh.properties().forEach(entry -> {
            if (entry.getValue().isValueNode()) {
                settings.put(entry.getKey(), entry.getValue().asText());
            }
        });
        return settings;
    }

    @Override
    public String toString() {
        return params.isEmpty() ? name() : name() + " " + new TreeMap<>(params);
    }
}
