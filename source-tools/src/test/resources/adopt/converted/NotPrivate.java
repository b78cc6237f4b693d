/* A field that is not private. */
package corpus;

//// before
final class NotPrivate implements Meter {
    final Meter meter;

    NotPrivate(Meter meter) {
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
record NotPrivate(Meter meter) {}

//// given
interface Meter {
    long count();

    void mark(long n, long m);
}
