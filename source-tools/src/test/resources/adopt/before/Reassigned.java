/* A constructor that assigns its parameter stays as it is. */
package corpus;

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

interface Meter {
    long count();

    void mark(long n, long m);
}
