package dev.emissary.benchmarks.serialization;

import dev.emissary.benchmarks.BenchmarkSettings;
import java.io.IOException;
import java.util.Arrays;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;

/** Tests whether Java serialization is faster when classes declare a serialVersionUID, once everything is compiled. */
public class IdentifierBenchmark extends BenchmarkSettings {

    /** Whether the classes declare their identifiers. */
    @Param({"declared", "computed"})
    public String identifier;

    private Object graph;

    /** Checks that a copy is written as the same bytes. */
    @Setup(Level.Trial)
    public void setUp() throws IOException, ReflectiveOperationException {
        graph = Graph.compile(identifier.equals("declared")).getConstructor().newInstance();
        check(Arrays.equals(Graph.write(writeAndRead()), Graph.write(graph)), true);
    }

    /** Writes and reads the graph. */
    @Benchmark
    public Object writeAndRead() throws IOException, ClassNotFoundException {
        return Graph.read(Graph.write(graph));
    }
}
