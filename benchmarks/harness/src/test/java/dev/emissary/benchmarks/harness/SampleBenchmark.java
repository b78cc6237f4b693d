package dev.emissary.benchmarks.harness;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** Measures nothing worth knowing. */
@State(Scope.Thread)
public class SampleBenchmark {

    @Param({"1", "2", "3"})
    private int number;

    @Benchmark
    public int twice() {
        return number * 2;
    }

    @Benchmark
    public int half() {
        return number / 2;
    }
}
