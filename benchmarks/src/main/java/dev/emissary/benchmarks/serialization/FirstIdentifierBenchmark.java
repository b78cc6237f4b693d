package dev.emissary.benchmarks.serialization;

import dev.emissary.benchmarks.BenchmarkSettings;
import java.io.IOException;
import java.io.ObjectStreamClass;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Asks classes for their computed identifiers, each class once: the first of a JVM pays for what the computation itself
 * needs, and later ones only for themselves.
 */
@BenchmarkMode(Mode.SingleShotTime)
public class FirstIdentifierBenchmark extends BenchmarkSettings {

    private GeneratedClass graph;
    private ObjectStreamClass descriptor;

    /** Compiles the class. */
    @Setup(Level.Trial)
    public void setUp() throws IOException {
        graph = Graph.compile(false);
    }

    /** Looks up the descriptor of another copy of the class, which is not measured. */
    @Setup(Level.Iteration)
    public void load() throws IOException, ClassNotFoundException {
        descriptor = ObjectStreamClass.lookup(graph.load().getDeclaredClasses()[0]);
    }

    /** Computes the identifier of the first class of a JVM. */
    @Benchmark
    @Warmup(iterations = 0)
    @Measurement(iterations = 1)
    public long first() {
        return descriptor.getSerialVersionUID();
    }

    /** Computes the identifier of a later class. */
    @Benchmark
    @Warmup(iterations = 2)
    @Measurement(iterations = 48)
    public long later() {
        return descriptor.getSerialVersionUID();
    }
}
