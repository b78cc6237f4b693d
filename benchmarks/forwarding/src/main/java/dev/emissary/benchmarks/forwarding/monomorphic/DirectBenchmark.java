package dev.emissary.benchmarks.forwarding.monomorphic;

import dev.emissary.benchmarks.forwarding.alternative.Alternative;

/** The calls without anything between them and the object: what all others are compared with. */
public class DirectBenchmark extends MonomorphicBenchmark {

    /** For JMH. */
    public DirectBenchmark() {
        super(Alternative.DIRECT);
    }
}
