package dev.emissary.benchmarks.forwarding;

/** The calls through a class with Manifold's {@code @link}, on the JDKs whose javac Manifold supports. */
public class ManifoldBenchmark extends MonomorphicBenchmark {

    /** For JMH. */
    public ManifoldBenchmark() {
        super(Alternative.MANIFOLD);
    }
}
