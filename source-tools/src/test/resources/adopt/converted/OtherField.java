/* A field with an initializer, beside the delegate, stays. */
package corpus;

//// before
final class OtherField implements Meter {
    private final Meter meter;
    private final Object lock = new Object();

    OtherField(Meter meter) {
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
record OtherField(Meter meter) {
    private final Object lock = new Object();
}

//// given
interface Meter {
    long count();

    void mark(long n, long m);
}
