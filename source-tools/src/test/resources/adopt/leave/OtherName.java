// constructor, line 7: its constructors cannot be an emissary's: it stays, and its parameters would have to have the names of the fields
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
