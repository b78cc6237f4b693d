package dev.emissary.benchmarks.forwarding;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Setup;

/**
 * Delegating objects made anew for every call.
 *
 * <p>One that is used on the spot and forgotten need not be allocated at all; one that is handed on has to be, and is
 * as large as its header and the one field.
 */
public class AllocationBenchmark extends ForwardingBenchmark {

    private CharSequence text;
    private int index;

    /** Checks both. */
    @Setup(Level.Trial)
    public void setUp() {
        text = WORDS;
        index = 4;
        check(handWrittenForOneCall(), WORDS.charAt(index));
        check(emissaryForOneCall(), WORDS.charAt(index));
        check(handWrittenHandedOn().length(), WORDS.length());
        check(emissaryHandedOn().length(), WORDS.length());
    }

    /** An object written by hand, for one call. */
    @Benchmark
    public char handWrittenForOneCall() {
        return new dev.emissary.benchmarks.forwarding.byhand.DelegatingCharSequence(text).charAt(index);
    }

    /** An emissary for one call. */
    @Benchmark
    public char emissaryForOneCall() {
        return new dev.emissary.benchmarks.forwarding.emissary.DelegatingCharSequence(text).charAt(index);
    }

    /** An object written by hand that is handed on. */
    @Benchmark
    public CharSequence handWrittenHandedOn() {
        return new dev.emissary.benchmarks.forwarding.byhand.DelegatingCharSequence(text);
    }

    /** An emissary that is handed on. */
    @Benchmark
    public CharSequence emissaryHandedOn() {
        return new dev.emissary.benchmarks.forwarding.emissary.DelegatingCharSequence(text);
    }
}
