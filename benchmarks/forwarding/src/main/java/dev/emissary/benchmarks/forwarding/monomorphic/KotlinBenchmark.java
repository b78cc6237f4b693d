package dev.emissary.benchmarks.forwarding.monomorphic;

import dev.emissary.benchmarks.forwarding.alternative.Alternative;

/** The calls through a Kotlin class with {@code by}. */
public class KotlinBenchmark extends MonomorphicBenchmark {

    /** For JMH. */
    public KotlinBenchmark() {
        super(Alternative.KOTLIN);
    }
}
