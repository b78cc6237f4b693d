/* A parameter that has not the name of its field gets it where the constructor stays. */
package corpus;

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

interface Meter {
    long count();

    void mark(long n, long m);
}
