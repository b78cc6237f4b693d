package dev.emissary.benchmarks.serialization.identifier;

import dev.emissary.benchmarks.harness.RoundsBenchmark;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.Arrays;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.Warmup;

/** Copying the object graph of the test when everything is compiled. */
@Warmup(iterations = 6, time = 500, timeUnit = TimeUnit.MILLISECONDS)
public class IdentifierBenchmark extends RoundsBenchmark {

    /** Whether the classes declare their identifiers. */
    @Param({"declared", "computed"})
    public String identifier;

    private Object graph;

    /** Checks that a copy is written as the same bytes. */
    @Setup(Level.Trial)
    public void setUp() throws IOException, ClassNotFoundException {
        graph = identifier.equals("declared") ? new DeclaredGraph() : new ComputedGraph();
        Object copy = read(write(graph));
        if (copy.getClass() != graph.getClass() || !Arrays.equals(write(copy), write(graph))) {
            throw new IllegalStateException(graph.getClass() + " is not copied as it is");
        }
    }

    /** Writes and reads the graph. */
    @Benchmark
    public Object writeAndRead() throws IOException, ClassNotFoundException {
        return read(write(graph));
    }

    /** Returns the serialized form. */
    static byte[] write(Object object) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(object);
        }
        return bytes.toByteArray();
    }

    private static Object read(byte[] bytes) throws IOException, ClassNotFoundException {
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes))) {
            return in.readObject();
        }
    }
}
