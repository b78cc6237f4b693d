package dev.emissary.benchmarks.serialization.identifier;

import dev.emissary.benchmarks.result.Measurement;
import dev.emissary.benchmarks.result.Metric;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import java.util.stream.LongStream;

/** The samples of one JVM in nanoseconds, and what sums them up. */
final class Samples {

    private static final String UNIT = "ns/op";

    private final long[] sorted;

    Samples(long[] nanos) {
        sorted = nanos.clone();
        Arrays.sort(sorted);
    }

    double minimum() {
        return sorted[0];
    }

    double average() {
        return LongStream.of(sorted).average().orElseThrow();
    }

    /** Returns the smallest sample that is not exceeded by so many of a hundred. */
    double percentile(int percent) {
        return sorted[Math.max(0, (int) Math.ceil(sorted.length * percent / 100.0) - 1)];
    }

    /** Returns the samples of several JVMs, and for each JVM what sums them up. */
    static Measurement measurement(String benchmark, Map<String, String> params, List<long[]> jvms) {
        List<List<Double>> values = jvms.stream()
                .map(nanos -> LongStream.of(nanos).asDoubleStream().boxed().toList())
                .toList();
        return new Measurement(
                benchmark,
                params,
                new Metric(UNIT, values),
                Map.of(
                        "minimum", statistic(jvms, Samples::minimum),
                        "average", statistic(jvms, Samples::average),
                        "median", statistic(jvms, samples -> samples.percentile(50)),
                        "percentile 95", statistic(jvms, samples -> samples.percentile(95))));
    }

    private static Metric statistic(List<long[]> jvms, ToDoubleFunction<Samples> statistic) {
        return new Metric(
                UNIT,
                jvms.stream()
                        .map(nanos -> List.of(statistic.applyAsDouble(new Samples(nanos))))
                        .toList());
    }
}
