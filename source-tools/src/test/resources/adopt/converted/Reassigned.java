/* A constructor that assigns to its parameter stays unchanged. */
package corpus;

//// before
final class Reassigned implements Meter {
    private final Meter meter;

    Reassigned(Meter meter) {
        if (meter == null) {
            meter = new Reassigned(null);
        }
        this.meter = meter;
    }

    @Override
    public long count() {
        return meter.count();
    }

    @Override
    public void mark(long n, long m) {
        meter.mark(n, m);
    }
}

//// after
import dev.emissary.Emissary;

@Emissary
record Reassigned(Meter meter) {
    Reassigned(Meter meter) {
        if (meter == null) {
            meter = new Reassigned(null);
        }
        this.meter = meter;
    }
}

//// given
interface Meter {
    long count();

    void mark(long n, long m);
}
