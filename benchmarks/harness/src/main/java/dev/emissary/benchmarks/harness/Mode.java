package dev.emissary.benchmarks.harness;

import java.util.Locale;

/** The modes of a run; all run the same code. */
public enum Mode {
    /** Seconds: every benchmark runs for a moment in the running JVM. For tests; its figures mean nothing. */
    SMOKE(1),
    /** A few minutes: one round, moments for each benchmark. Shows that everything works; its figures are rough. */
    QUICK(1),
    /** The full run: as the benchmarks are annotated, in rounds. */
    FULL(5);

    private final int rounds;

    Mode(int rounds) {
        this.rounds = rounds;
    }

    /** Returns how many times each benchmark is measured, each time in a new JVM. */
    public int rounds() {
        return rounds;
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
