/* A constructor that does more than set the fields stays unchanged. */
package corpus;

//// before
final class OtherValue implements Meter {
    private final Meter meter;

    OtherValue(Meter meter) {
        this.meter = wrap(meter);
    }

    private static Meter wrap(Meter meter) {
        return meter;
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
record OtherValue(Meter meter) {
    OtherValue(Meter meter) {
        this.meter = wrap(meter);
    }

    private static Meter wrap(Meter meter) {
        return meter;
    }
}

//// given
interface Meter {
    long count();

    void mark(long n, long m);
}
