package dev.emissary.javac.desugar;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** The changes to one source text. No two of them overlap. */
final class Edits {
    private final List<Edit> edits = new ArrayList<>();

    /** A range and its replacement. */
    private record Edit(Range range, String text) {}

    void replace(int start, int end, String text) {
        edits.add(new Edit(new Range(start, end), text));
    }

    void remove(int start, int end) {
        replace(start, end, "");
    }

    /** Inserts a text, after any other text inserted at the same offset. */
    void insert(int offset, String text) {
        replace(offset, offset, text);
    }

    /** Adds other changes, which come after existing ones at the same offset. */
    void addAll(Edits others) {
        edits.addAll(others.edits);
    }

    /** Returns a text with the changes applied. */
    String apply(String text) {
        StringBuilder result = new StringBuilder();
        int position = 0;
        edits.sort(Comparator.comparingInt((Edit edit) -> edit.range().start())
                .thenComparingInt(edit -> edit.range().end()));
        for (Edit edit : edits) {
            result.append(text, position, edit.range().start()).append(edit.text());
            position = edit.range().end();
        }
        return result.append(text, position, text.length()).toString();
    }
}
