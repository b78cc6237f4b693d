package dev.emissary.benchmarks.forwarding.monomorphic;

import dev.emissary.benchmarks.forwarding.alternative.Alternative;

/** The calls through a class written by hand: what an emissary is to equal. */
public class HandWrittenBenchmark extends MonomorphicBenchmark {

    /** For JMH. */
    public HandWrittenBenchmark() {
        super(Alternative.HAND_WRITTEN);
    }
}
