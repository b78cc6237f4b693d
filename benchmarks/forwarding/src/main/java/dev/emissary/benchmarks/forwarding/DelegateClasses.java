package dev.emissary.benchmarks.forwarding;

import dev.emissary.benchmarks.forwarding.cases.Letters;
import java.util.List;
import java.util.stream.IntStream;

/** Texts of several classes that differ in nothing but that they are several. */
final class DelegateClasses {

    private DelegateClasses() {}

    /** Returns that many texts, of so many classes in turn. */
    static List<CharSequence> instances(int classes, int count, String letters) {
        List<? extends Class<?>> copies = IntStream.range(0, classes)
                .mapToObj(i -> ClassCopy.of(Letters.class))
                .toList();
        return IntStream.range(0, count)
                .mapToObj(i -> instance(copies.get(i % classes), letters))
                .toList();
    }

    private static CharSequence instance(Class<?> type, String letters) {
        try {
            return (CharSequence) type.getConstructor(String.class).newInstance(letters);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }
}
