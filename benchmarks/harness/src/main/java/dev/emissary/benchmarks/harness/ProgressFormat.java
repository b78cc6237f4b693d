package dev.emissary.benchmarks.harness;

import dev.emissary.Emissary;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.runner.format.OutputFormat;

/** Passes everything on to the log, and the beginning of each benchmark also to a listener. */
@Emissary(OutputFormat.class)
record ProgressFormat(OutputFormat log, Listener listener) {

    /** A listener that is told which benchmark is running. */
    interface Listener {

        /** Called when a benchmark with these parameters begins. */
        void begins(BenchmarkParams params);
    }

    @Override
    public void startBenchmark(BenchmarkParams params) {
        listener.begins(params);
        log.startBenchmark(params);
    }
}
