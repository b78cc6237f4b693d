/* A field that is not declared final, and never assigned again. */
package corpus;

//// before
final class NotFinal implements Meter {
    private Meter meter;

    NotFinal(Meter meter) {
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
record NotFinal(Meter meter) {}

//// given
interface Meter {
    long count();

    void mark(long n, long m);
}
