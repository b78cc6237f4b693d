package dev.emissary.benchmarks.forwarding.monomorphic;

import dev.emissary.benchmarks.forwarding.alternative.Alternative;

/** The calls through a class with Manifold's {@code @link}, on the JDKs whose javac Manifold supports. */
public class ManifoldBenchmark extends MonomorphicBenchmark {

    /** For JMH. */
    public ManifoldBenchmark() {
        super(Alternative.MANIFOLD);
    }
}
