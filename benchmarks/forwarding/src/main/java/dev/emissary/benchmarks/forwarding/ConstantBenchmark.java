package dev.emissary.benchmarks.forwarding;

import dev.emissary.benchmarks.forwarding.byhand.RecordCharSequence;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Setup;

/**
 * Calls of constants, of which the JVM knows which object they are.
 *
 * <p>It then needs no check of the class. Whether it knows the delegate as well depends on the final field: it trusts
 * those of records, and not those of other classes, which reflection can change; an emissary is compiled to one of the
 * latter.
 */
public class ConstantBenchmark extends ForwardingBenchmark {

    private static final CharSequence DIRECT = WORDS;
    private static final CharSequence HAND_WRITTEN =
            new dev.emissary.benchmarks.forwarding.byhand.DelegatingCharSequence(WORDS);
    private static final CharSequence EMISSARY =
            new dev.emissary.benchmarks.forwarding.emissary.DelegatingCharSequence(WORDS);
    private static final CharSequence RECORD = new RecordCharSequence(WORDS);

    private int index;

    /** Checks all four. */
    @Setup(Level.Trial)
    public void setUp() {
        index = 4;
        check(direct(), WORDS.charAt(index));
        check(handWritten(), WORDS.charAt(index));
        check(emissary(), WORDS.charAt(index));
        check(handWrittenRecord(), WORDS.charAt(index));
    }

    /** The string itself. */
    @Benchmark
    public char direct() {
        return DIRECT.charAt(index);
    }

    /** A class written by hand. */
    @Benchmark
    public char handWritten() {
        return HAND_WRITTEN.charAt(index);
    }

    /** A record written by hand, which shows its delegate to everyone. */
    @Benchmark
    public char handWrittenRecord() {
        return RECORD.charAt(index);
    }

    /** An emissary. */
    @Benchmark
    public char emissary() {
        return EMISSARY.charAt(index);
    }
}
