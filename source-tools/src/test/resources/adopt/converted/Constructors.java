/* Null checks in the canonical constructor, and further constructors. */
package corpus;

import static java.util.Objects.requireNonNull;

//// before
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

//// after
import dev.emissary.Emissary;
import java.util.Objects;
import java.util.function.LongSupplier;

@Emissary(Meter.class)
record Constructors(Meter meter, LongSupplier clock) {
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

//// keyword
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

//// given
interface Meter {
    long count();

    void mark(long n);

    String name();
}
