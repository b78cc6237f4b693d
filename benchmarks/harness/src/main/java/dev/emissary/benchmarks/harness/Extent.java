package dev.emissary.benchmarks.harness;

/**
 * How much a run measures.
 *
 * @param mode how long each benchmark takes
 * @param rounds how many times every benchmark is measured, each time in a new JVM
 */
public record Extent(Mode mode, int rounds) {

    /**
     * Checks the number of rounds.
     *
     * @throws IllegalArgumentException if there are none
     */
    public Extent {
        if (rounds < 1) {
            throw new IllegalArgumentException("a run has at least one round, not " + rounds);
        }
    }

    /** Returns the extent with as many rounds as the mode has by default. */
    public static Extent of(Mode mode) {
        return new Extent(mode, mode.rounds());
    }
}
