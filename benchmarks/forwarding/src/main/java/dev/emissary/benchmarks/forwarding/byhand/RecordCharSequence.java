package dev.emissary.benchmarks.forwarding.byhand;

import java.util.stream.IntStream;

/** A character sequence that forwards by hand and is a record. */
public record RecordCharSequence(CharSequence text) implements CharSequence {

    @Override
    public char charAt(int index) {
        return text.charAt(index);
    }

    @Override
    public IntStream chars() {
        return text.chars();
    }

    @Override
    public IntStream codePoints() {
        return text.codePoints();
    }

    @Override
    public boolean isEmpty() {
        return text.isEmpty();
    }

    @Override
    public int length() {
        return text.length();
    }

    @Override
    public CharSequence subSequence(int start, int end) {
        return text.subSequence(start, end);
    }
}
