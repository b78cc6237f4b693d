// constructor, line 4: its constructors cannot be an emissary's: more than one sets the fields
package corpus;

final class TwoConstructors implements Meter {
    private final Meter meter;

    TwoConstructors(Meter meter) {
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

    TwoConstructors(Meter meter, int n) {
        this.meter = meter;
    }
}

interface Meter {
    long count();

    void mark(long n, long m);
}
