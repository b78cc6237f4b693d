package dev.emissary.benchmarks;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * The JMH settings of all benchmarks: the average time of a call, in five JVMs, after a warm-up of two seconds each.
 *
 * <p>The measured second is divided into short iterations, so that {@link Report} can see whether their times drift.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
// The collector that a JVM chooses by itself where it has more than one core; other flags are those of this JVM.
@Fork(value = 5, jvmArgsAppend = "-XX:+UseG1GC")
@Warmup(iterations = 4, time = 500, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 20, time = 50, timeUnit = TimeUnit.MILLISECONDS)
public abstract class BenchmarkSettings {

    /**
     * Checks that what is about to be measured computes the right value.
     *
     * @throws IllegalStateException if it does not
     */
    protected static void check(Object actual, Object expected) {
        if (!actual.equals(expected)) {
            throw new IllegalStateException("expected " + expected + ", but got " + actual);
        }
    }
}
