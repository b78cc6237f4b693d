package dev.emissary.benchmarks.forwarding;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;

/**
 * A string behind several delegating objects, one behind the other.
 *
 * <p>Two limits of the JVM show here, and both count frames, whoever wrote them. It inlines at most 15 calls into each
 * other ({@code MaxInlineLevel}), so that a chain of 16 ends in a real call. And it inlines a method into itself at
 * most once ({@code MaxRecursiveInlineLevel}), so that a chain of one class, whose forwarder calls itself, ends in one
 * much sooner; moreover its one call has seen two classes, that of the string and its own.
 */
public class ChainBenchmark extends ForwardingBenchmark {

    @Param({"hand-written", "emissary"})
    public String alternative;

    /** How many objects there are before the string, and whether they share their class. */
    @Param({"1", "4 of one class", "4 of a class each", "16 of one class", "16 of a class each"})
    public String links;

    private CharSequence text;
    private int index;

    /** Makes the chain from its end. */
    @Setup(Level.Trial)
    public void setUp() {
        Alternative between = Alternative.titled(alternative);
        int count = Integer.parseInt(links.replaceAll(" .*", ""));
        boolean shared = links.endsWith("one class");
        text = WORDS;
        for (int i = 0; i < count; i++) {
            text = shared
                    ? between.inFrontOf(CharSequence.class, text)
                    : between.copyInFrontOf(CharSequence.class, text);
        }
        index = 4;
        check(charAt(), WORDS.charAt(index));
    }

    /** Calls through the whole chain. */
    @Benchmark
    public char charAt() {
        return text.charAt(index);
    }
}
