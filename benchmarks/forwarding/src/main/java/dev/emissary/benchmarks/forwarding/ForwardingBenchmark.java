package dev.emissary.benchmarks.forwarding;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** What the benchmarks of this module have in common: how they are measured, and that they check before. */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 200, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 10, time = 50, timeUnit = TimeUnit.MILLISECONDS)
@State(Scope.Thread)
public abstract class ForwardingBenchmark {

    /** A text for all to read, as plain as the ones that programs mostly have. */
    protected static final String WORDS = "the quick brown fox jumps over the lazy dog";

    /** Ends the run unless what would be measured gives the right answer. */
    protected static void check(Object answer, Object expected) {
        if (!answer.equals(expected)) {
            throw new IllegalStateException("the answer is " + answer + " and not " + expected);
        }
    }
}
