/* One delegate, and nothing else. */
package corpus;

//// before
public final class Plain implements Meter {
    private final Meter meter;

    public Plain(Meter meter) {
        this.meter = meter;
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
        return this.meter.name();
    }
}

//// after
import dev.emissary.Emissary;

@Emissary
public record Plain(Meter meter) {}

//// keyword
public emissary Plain(Meter meter);

//// given
interface Meter {
    long count();

    void mark(long n);

    String name();
}
