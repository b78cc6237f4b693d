/* A canonical constructor with null checks, and others. */
package corpus;

import static java.util.Objects.requireNonNull;

import java.util.Objects;
import java.util.function.LongSupplier;

emissary Constructors(Meter meter, LongSupplier clock) delegates Meter {
    /** Measures by the clock of the system. */
    Constructors(Meter meter) {
        this(meter, System::nanoTime);
    }

    /**
     * Measures by a clock.
     */
    Constructors {
        requireNonNull(meter);
        Objects.requireNonNull(clock, "clock");
    }

    @Override
    public String name() {
        return meter.name() + clock.getAsLong();
    }
}

interface Meter {
    long count();

    void mark(long n);

    String name();
}
