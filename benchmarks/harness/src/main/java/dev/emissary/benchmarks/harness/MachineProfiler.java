package dev.emissary.benchmarks.harness;

import dev.emissary.benchmarks.result.Machine;
import java.util.Collection;
import java.util.List;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.profile.InternalProfiler;
import org.openjdk.jmh.results.AggregationPolicy;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.ScalarResult;

/** A profiler of JMH that puts the {@linkplain Probe probes} beside every iteration into the results. */
public final class MachineProfiler implements InternalProfiler {

    /** One for each JVM: it is compiled once. */
    private static final Probe PROBE = new Probe();

    private long before;

    @Override
    public void beforeIteration(BenchmarkParams benchmark, IterationParams iteration) {
        before = PROBE.nanos();
    }

    @Override
    public Collection<? extends Result<?>> afterIteration(
            BenchmarkParams benchmark, IterationParams iteration, IterationResult result) {
        long after = PROBE.nanos();
        return List.of(result(Machine.BEFORE, before), result(Machine.AFTER, after));
    }

    private static ScalarResult result(String name, long nanos) {
        return new ScalarResult(name, nanos, "ns", AggregationPolicy.AVG);
    }

    @Override
    public String getDescription() {
        return "times of a fixed piece of work before and after each iteration";
    }
}
