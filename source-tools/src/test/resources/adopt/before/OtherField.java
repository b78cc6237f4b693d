/* A field with an initializer, beside the delegate, stays. */
package corpus;

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

interface Meter {
    long count();

    void mark(long n, long m);
}
