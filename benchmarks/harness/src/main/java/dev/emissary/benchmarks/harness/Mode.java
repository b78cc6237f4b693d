package dev.emissary.benchmarks.harness;

import java.util.Locale;

/** The modes of a run; all take the same way through the same code. */
public enum Mode {
    /** Seconds: every benchmark for a moment in the running JVM. For tests; its figures mean nothing. */
    SMOKE(1),
    /** A few minutes: one round, moments for each benchmark. Shows that everything works; its figures are rough. */
    QUICK(1),
    /** As the benchmarks are annotated, in rounds. */
    FULL(5);

    private final int rounds;

    Mode(int rounds) {
        this.rounds = rounds;
    }

    /** Returns how many times each benchmark is measured in a JVM of its own. */
    public int rounds() {
        return rounds;
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
