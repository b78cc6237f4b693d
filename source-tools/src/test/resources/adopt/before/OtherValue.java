/* A constructor that does more than setting the fields stays as it is. */
package corpus;

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

interface Meter {
    long count();

    void mark(long n, long m);
}
