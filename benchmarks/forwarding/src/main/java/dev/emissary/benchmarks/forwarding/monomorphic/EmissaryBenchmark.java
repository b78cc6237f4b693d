package dev.emissary.benchmarks.forwarding.monomorphic;

import dev.emissary.benchmarks.forwarding.alternative.Alternative;

/** The calls through an emissary. */
public class EmissaryBenchmark extends MonomorphicBenchmark {

    /** For JMH. */
    public EmissaryBenchmark() {
        super(Alternative.EMISSARY);
    }
}
