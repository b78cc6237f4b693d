/* Of two constructors that set the field, one calls the other. */
package corpus;

//// before
final class TwoConstructors implements Meter {
    private final Meter meter;

    TwoConstructors(Meter meter) {
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

    TwoConstructors(Meter meter, int n) {
        this.meter = meter;
    }
}

//// after
import dev.emissary.Emissary;

@Emissary
record TwoConstructors(Meter meter) {
    TwoConstructors(Meter meter, int n) {
        this(meter);
    }
}

//// given
interface Meter {
    long count();

    void mark(long n, long m);
}
