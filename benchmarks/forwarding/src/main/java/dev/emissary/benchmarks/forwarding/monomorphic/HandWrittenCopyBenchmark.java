package dev.emissary.benchmarks.forwarding.monomorphic;

import dev.emissary.benchmarks.forwarding.alternative.Alternative;

/** The calls through a copy of the class written by hand, which has to measure as the original does. */
public class HandWrittenCopyBenchmark extends MonomorphicBenchmark {

    /** For JMH. */
    public HandWrittenCopyBenchmark() {
        super(Alternative.HAND_WRITTEN_COPY);
    }
}
