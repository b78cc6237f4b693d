package dev.emissary.benchmarks.forwarding;

import dev.emissary.benchmarks.harness.RoundsBenchmark;

/** What the benchmarks of this module have in common: how they are measured, and that they check before. */
public abstract class ForwardingBenchmark extends RoundsBenchmark {

    /** A text for all to read, as plain as the ones that programs mostly have. */
    protected static final String WORDS = "the quick brown fox jumps over the lazy dog";

    /** Ends the run unless what would be measured gives the right answer. */
    protected static void check(Object answer, Object expected) {
        if (!answer.equals(expected)) {
            throw new IllegalStateException("the answer is " + answer + " and not " + expected);
        }
    }
}
