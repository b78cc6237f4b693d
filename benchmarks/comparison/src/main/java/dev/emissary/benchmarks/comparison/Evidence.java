package dev.emissary.benchmarks.comparison;

import java.util.Locale;

/** How it is known. */
public enum Evidence {
    /** A program ran and said it. */
    OBSERVED,
    /** The compiler refused the program, and the question says what this means. */
    REFUSED,
    /** A source says it, or it follows from one. */
    CITED;

    /** As files and pages write it. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
