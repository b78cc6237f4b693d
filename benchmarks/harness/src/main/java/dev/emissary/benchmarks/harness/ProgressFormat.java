package dev.emissary.benchmarks.harness;

import dev.emissary.Emissary;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.runner.format.OutputFormat;

/** Passes everything on to the log, and each beginning to a listener too. */
@Emissary(OutputFormat.class)
record ProgressFormat(OutputFormat log, Listener listener) {

    /** Something that wants to know which benchmark is running. */
    interface Listener {

        /** A benchmark begins, with these parameters. */
        void begins(BenchmarkParams params);
    }

    @Override
    public void startBenchmark(BenchmarkParams params) {
        listener.begins(params);
        log.startBenchmark(params);
    }
}
