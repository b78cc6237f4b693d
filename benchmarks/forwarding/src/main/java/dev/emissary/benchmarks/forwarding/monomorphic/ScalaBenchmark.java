package dev.emissary.benchmarks.forwarding.monomorphic;

import dev.emissary.benchmarks.forwarding.alternative.Alternative;

/** The calls through a Scala class with {@code export}. */
public class ScalaBenchmark extends MonomorphicBenchmark {

    /** For JMH. */
    public ScalaBenchmark() {
        super(Alternative.SCALA);
    }
}
