/* If the constructor stays, its parameter is renamed to the name of the field. */
package corpus;

//// before
final class OtherName implements Meter {
    private final Meter meter;

    OtherName(Meter delegate) {
        this.meter = java.util.Objects.requireNonNull(delegate);
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
record OtherName(Meter meter) {
    OtherName {
        java.util.Objects.requireNonNull(meter);
    }
}

//// given
interface Meter {
    long count();

    void mark(long n, long m);
}
