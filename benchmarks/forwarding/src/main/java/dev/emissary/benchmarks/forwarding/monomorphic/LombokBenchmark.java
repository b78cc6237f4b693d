package dev.emissary.benchmarks.forwarding.monomorphic;

import dev.emissary.benchmarks.forwarding.alternative.Alternative;

/** The calls through a class with Lombok's {@code @Delegate}. */
public class LombokBenchmark extends MonomorphicBenchmark {

    /** For JMH. */
    public LombokBenchmark() {
        super(Alternative.LOMBOK);
    }
}
