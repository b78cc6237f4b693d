/* The steady state. */
package dev.emissary.benchmarks.serialisation.identifier;

import java.io.IOException;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Copying the object graph of the test when everything is compiled. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(1)
@Warmup(iterations = 6, time = 500, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 4, time = 250, timeUnit = TimeUnit.MILLISECONDS)
public class IdentifierBenchmark {

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
