package dev.emissary.benchmarks.forwarding;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;

/**
 * One place that calls objects of one, two or eight classes, in an order without a pattern.
 *
 * <p>Without anything between, the place itself sees that many classes. Behind delegating objects, which all have one
 * class, it sees one, and the call inside of them sees the many: there is one polymorphic call in either case.
 */
public class CallSiteBenchmark extends ForwardingBenchmark {

    private static final int CALLS = 64;
    private static final int SEED = 8;

    @Param({"direct", "hand-written", "emissary"})
    public String alternative;

    /** How many classes the objects have; the JVM inlines calls to one and two, and not to three and more. */
    @Param({"1", "2", "8"})
    public int classes;

    private CharSequence[] texts;
    private int index;

    /** Makes the objects, and checks the sum. */
    @Setup(Level.Trial)
    public void setUp() {
        Alternative between = Alternative.titled(alternative);
        List<CharSequence> delegates = new ArrayList<>(texts(classes, CALLS));
        Collections.shuffle(delegates, new Random(SEED));
        texts = delegates.stream()
                .map(delegate -> between.inFrontOf(CharSequence.class, delegate))
                .toArray(CharSequence[]::new);
        index = 4;
        check(charAt(), CALLS * WORDS.charAt(index));
    }

    /** Calls each object once; the time is that of one call. */
    @Benchmark
    @OperationsPerInvocation(CALLS)
    public int charAt() {
        int sum = 0;
        for (CharSequence text : texts) {
            sum += text.charAt(index);
        }
        return sum;
    }
}
