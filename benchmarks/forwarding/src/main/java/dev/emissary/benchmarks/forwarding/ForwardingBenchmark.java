package dev.emissary.benchmarks.forwarding;

import dev.emissary.benchmarks.forwarding.cases.Letters;
import dev.emissary.benchmarks.harness.RoundsBenchmark;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** What the benchmarks of this module have in common: how they are measured, and that they check before. */
public abstract class ForwardingBenchmark extends RoundsBenchmark {

    /** A text for all to read, as plain as the ones that programs mostly have. */
    protected static final String WORDS = "the quick brown fox jumps over the lazy dog";

    /** Returns that many texts, of so many classes in turn that differ in nothing but that they are several. */
    protected static List<CharSequence> texts(int classes, int count) {
        List<? extends Class<?>> copies = Stream.generate(() -> ClassCopy.of(Letters.class))
                .limit(classes)
                .toList();
        return IntStream.range(0, count)
                .mapToObj(i -> Alternative.create(CharSequence.class, copies.get(i % classes), WORDS))
                .toList();
    }

    /** Ends the run unless what would be measured gives the right answer. */
    protected static void check(Object answer, Object expected) {
        if (!answer.equals(expected)) {
            throw new IllegalStateException("the answer is " + answer + " and not " + expected);
        }
    }
}
