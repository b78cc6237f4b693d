package dev.emissary.benchmarks.forwarding.byhand;

/** A character sequence that forwards by hand what is abstract, and is a record. */
public record RecordCharSequence(CharSequence text) implements CharSequence {

    @Override
    public char charAt(int index) {
        return text.charAt(index);
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
