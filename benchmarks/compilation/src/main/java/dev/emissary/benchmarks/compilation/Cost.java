package dev.emissary.benchmarks.compilation;

/**
 * A cost.
 *
 * @param cpu CPU time in milliseconds: of a process, what all its threads spent in user mode; in a warm process, what
 *     the compiling thread spent
 * @param memory in megabytes (10⁶ bytes): of a process, its largest resident set; in a warm process, what the compiling
 *     thread allocated
 */
record Cost(double cpu, double memory) {
    private static final String SEPARATOR = " ";

    /** Returns the measurement as a line of text, as a child process hands it back. */
    String toLine() {
        return cpu + SEPARATOR + memory;
    }

    /** Reads a line that {@link #toLine} has written. */
    static Cost ofLine(String line) {
        String[] figures = line.split(SEPARATOR);
        return new Cost(Double.parseDouble(figures[0]), Double.parseDouble(figures[1]));
    }
}
