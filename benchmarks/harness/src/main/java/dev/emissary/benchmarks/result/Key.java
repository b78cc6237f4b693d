package dev.emissary.benchmarks.result;

import java.util.Map;

/**
 * Identifies a benchmark, with those parameters that matter.
 *
 * @param name the class and the method, without the package
 * @param params values of parameters by name
 */
public record Key(String name, Map<String, String> params) {

    /** Copies the parameters. */
    public Key {
        params = Map.copyOf(params);
    }

    /** Returns the key of a benchmark without parameters. */
    public static Key of(String name) {
        return new Key(name, Map.of());
    }

    /** Returns the key of a benchmark with the value of one parameter. */
    public static Key of(String name, String param, String value) {
        return new Key(name, Map.of(param, value));
    }

    boolean matches(Measurement measurement) {
        return measurement.name().equals(name)
                && measurement.params().entrySet().containsAll(params.entrySet());
    }

    @Override
    public String toString() {
        return params.isEmpty() ? name : name + " " + params;
    }
}
