/* A canonical constructor with null checks, and others. */
package corpus;

import static java.util.Objects.requireNonNull;

import java.util.Objects;
import java.util.function.LongSupplier;

final class Constructors implements Meter {
    private final Meter meter;
    private final LongSupplier clock;

    /** Measures by the clock of the system. */
    Constructors(Meter meter) {
        this(meter, System::nanoTime);
    }

    /**
     * Measures by a clock.
     */
    Constructors(Meter meter, LongSupplier clock) {
        this.meter = requireNonNull(meter);
        this.clock = Objects.requireNonNull(clock, "clock");
    }

    @Override
    public long count() {
        return meter.count();
    }

    @Override
    public void mark(long n) {
        meter.mark(n);
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
