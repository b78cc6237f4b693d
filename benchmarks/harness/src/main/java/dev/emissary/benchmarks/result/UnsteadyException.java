package dev.emissary.benchmarks.result;

/** Thrown where a value of a benchmark is asked for that has none, because it is not steady or was always disturbed. */
public final class UnsteadyException extends RuntimeException {

    private static final long serialVersionUID = 1;

    /** Names the benchmark. */
    UnsteadyException(Measurement measurement) {
        super(measurement + " is not steady");
    }
}
