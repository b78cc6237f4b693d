package dev.emissary.benchmarks.forwarding.byhand;

import java.util.stream.IntStream;

/** A character sequence that forwards by hand. */
public final class DelegatingCharSequence implements CharSequence {

    private final CharSequence text;

    /** Creates one in front of this delegate. */
    public DelegatingCharSequence(CharSequence text) {
        this.text = text;
    }

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
        CharSequence result = text.subSequence(start, end);
        return result == text ? this : result;
    }
}
