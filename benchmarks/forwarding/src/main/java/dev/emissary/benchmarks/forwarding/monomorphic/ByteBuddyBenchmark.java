package dev.emissary.benchmarks.forwarding.monomorphic;

import dev.emissary.benchmarks.forwarding.alternative.Alternative;

/** The calls through a class that Byte Buddy generates. */
public class ByteBuddyBenchmark extends MonomorphicBenchmark {

    /** For JMH. */
    public ByteBuddyBenchmark() {
        super(Alternative.BYTE_BUDDY);
    }
}
