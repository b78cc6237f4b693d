package dev.emissary.javac.desugar;

/** A range of characters: the offset of the first one, and the offset after the last one. */
record Range(int start, int end) {
    /** Whether another range is in this one. */
    boolean contains(Range other) {
        return start <= other.start && other.end <= end;
    }
}
