package dev.emissary.benchmarks.comparison;

import java.util.Arrays;

/** The answer to a question about an approach. */
public enum Answer {
    YES("yes"),
    NO("no"),
    PARTLY("partly"),
    NOT_APPLICABLE("n/a");

    private final String word;

    Answer(String word) {
        this.word = word;
    }

    /** As programs, files and the page write it. */
    public String word() {
        return word;
    }

    /**
     * The answer of this word.
     *
     * @throws IllegalArgumentException if there is none
     */
    public static Answer of(String word) {
        return Arrays.stream(values())
                .filter(answer -> answer.word.equals(word))
                .findAny()
                .orElseThrow(() -> new IllegalArgumentException("no answer: " + word));
    }
}
