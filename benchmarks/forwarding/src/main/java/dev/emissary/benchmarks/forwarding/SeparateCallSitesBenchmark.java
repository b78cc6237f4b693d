package dev.emissary.benchmarks.forwarding;

import java.util.List;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;

/**
 * Two or eight places that call an object each, every one of another class.
 *
 * <p>This is where any delegating class can lose, an emissary as well as one written by hand: without anything between,
 * each place sees one class, and every call is inlined; behind delegating objects all calls meet in one forwarder, and
 * the JVM remembers the classes per forwarder, not per place that calls it.
 */
public class SeparateCallSitesBenchmark extends ForwardingBenchmark {

    private static final int MANY = 8;

    @Param({"direct", "hand-written", "emissary"})
    public String alternative;

    private CharSequence a;
    private CharSequence b;
    private CharSequence c;
    private CharSequence d;
    private CharSequence e;
    private CharSequence f;
    private CharSequence g;
    private CharSequence h;
    private int index;

    /** Makes the objects; which of the benchmarks is run decides how many of them are ever called. */
    @Setup(Level.Trial)
    public void setUp() {
        Alternative between = Alternative.titled(alternative);
        List<CharSequence> texts = texts(MANY, MANY).stream()
                .map(delegate -> between.inFrontOf(CharSequence.class, delegate))
                .toList();
        a = texts.get(0);
        b = texts.get(1);
        c = texts.get(2);
        d = texts.get(3);
        e = texts.get(4);
        f = texts.get(5);
        g = texts.get(6);
        h = texts.get(7);
        index = 4;
        for (CharSequence text : texts) {
            check(text.length(), WORDS.length());
        }
    }

    /** Two places; the time is that of one call. */
    @Benchmark
    @OperationsPerInvocation(2)
    public int twoPlaces() {
        return a.charAt(index) + b.charAt(index);
    }

    /** Eight places; the time is that of one call. */
    @Benchmark
    @OperationsPerInvocation(MANY)
    public int eightPlaces() {
        return a.charAt(index)
                + b.charAt(index)
                + c.charAt(index)
                + d.charAt(index)
                + e.charAt(index)
                + f.charAt(index)
                + g.charAt(index)
                + h.charAt(index);
    }
}
