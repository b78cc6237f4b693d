package dev.emissary.benchmarks.serialization.identifier;

import dev.emissary.benchmarks.harness.RoundsBenchmark;
import java.io.IOException;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.Warmup;

/** Copying the object graph of the test when everything is compiled. */
@Warmup(iterations = 6, time = 500, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 4, time = 250, timeUnit = TimeUnit.MILLISECONDS)
public class IdentifierBenchmark extends RoundsBenchmark {

    @Param({"declared", "computed"})
    public String identifier;

    private Object graph;

    @Setup(Level.Trial)
    public void setUp() throws IOException {
        graph = Identifier.of(identifier).newGraph();
        StreamCopy.verify(graph);
    }

    @Benchmark
    public Object writeAndRead() throws IOException {
        return StreamCopy.copy(graph);
    }
}
