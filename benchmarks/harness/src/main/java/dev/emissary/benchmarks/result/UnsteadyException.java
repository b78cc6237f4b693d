package dev.emissary.benchmarks.result;

import java.util.Optional;
import java.util.function.Supplier;

/** Thrown where a value of a benchmark is asked for that has none, because it is not steady or was always disturbed. */
public final class UnsteadyException extends RuntimeException {

    private static final long serialVersionUID = 1;

    UnsteadyException(Measurement measurement) {
        super(measurement + " is not steady");
    }

    /** Returns a value, or nothing if it is of something that is not steady. */
    public static <T> Optional<T> ifSteady(Supplier<T> value) {
        try {
            return Optional.of(value.get());
        } catch (UnsteadyException e) {
            return Optional.empty();
        }
    }
}
