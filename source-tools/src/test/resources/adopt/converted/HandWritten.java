/* Handwritten methods stay unchanged. */
package corpus;

//// before
import java.util.Objects;

final class HandWritten implements Meter {
    static final int LIMIT = 10; // a constant

    private final Meter meter;

    HandWritten(Meter meter) {
        this.meter = meter;
    }

    // The first of the forwarders has this comment.
    @Override
    public long count() {
        return meter.count();
    }

    @Override public void mark(long n) { meter.mark(n); }


    @Override   public   String name( ) { return meter . name() ; }

    /** {@inheritDoc} */
    @Override
    public boolean ready() {
        return meter.ready();
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

//// after
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

//// given
interface Meter {
    long count();

    void mark(long n);

    String name();

    boolean ready();
}
