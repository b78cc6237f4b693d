/* What is written by hand stays as it is written. */
package corpus;

import dev.emissary.Emissary;
import java.util.Objects;

@Emissary
record HandWritten(Meter meter) {
    static final int LIMIT = 10; // a constant

    // The first of the forwarders has this comment.
    @Override
    public long count() {
        return meter.count();
    }

    @Override
    public boolean equals(Object other)
    {
          return other instanceof HandWritten that && meter.equals(that.meter);
    }

    @Override public int hashCode() { return Objects.hash(meter); }

    @Override public String toString() { return "HandWritten[" + meter + "]"; }
    // the end

    static HandWritten of(Meter meter) {
        return new HandWritten(meter);
    }

    enum Kind { A, B }
}

interface Meter {
    long count();

    void mark(long n);

    String name();

    boolean ready();
}
